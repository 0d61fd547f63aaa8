import { callRpc, unusable } from "../account/ask.js"
import { fieldsOf } from "../account/guards.js"
import { readFromRpc } from "../account/rpc.js"
import { ended, refused } from "./ended.js"
import { feesOf } from "./read-fees.js"
import type { SendServer } from "./server.js"

/** Submits to and asks a JSON-RPC server. */
export function rpcServer(server: string, passphrase: string): SendServer {
  const call = async (method: string, params: object, signal?: AbortSignal) =>
    fieldsOf(await callRpc(server, method, params, signal))
  return {
    url: server,
    async submit(hash, transaction, signal) {
      const answer = await call("sendTransaction", { transaction }, signal)
      if (answer.hash !== hash) throw unusable(server)
      return answer.status === "ERROR" ? refused(answer.errorResultXdr, hash, server) : "pending"
    },
    async find(hash, signal) {
      const answer = await call("getTransaction", { hash }, signal)
      const { status, envelopeXdr: envelope, resultXdr: result, ledger } = answer
      const { resultMetaXdr: meta } = answer
      if (status === "SUCCESS" || status === "FAILED") {
        const successful = status === "SUCCESS"
        return ended({ successful, envelope, result, meta, ledger }, { hash, server, passphrase })
      }
      const from = seconds(answer.oldestLedgerCloseTime)
      const to = seconds(answer.latestLedgerCloseTime)
      if (status !== "NOT_FOUND" || from === undefined || to === undefined) throw unusable(server)
      return { absent: { from, to } }
    },
    account: (address, signal) => readFromRpc(server, address, [], signal),
    async fees(signal) {
      const answer = fieldsOf(await callRpc(server, "getFeeStats", undefined, signal))
      return feesOf(server, {
        percentiles: answer.inclusionFee,
        contractPercentiles: answer.sorobanInclusionFee,
        ledger: answer.latestLedger,
      })
    },
  }
}

function seconds(value: unknown): number | undefined {
  return typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : undefined
}
