import { type Answer, ask, unusable } from "../account/ask.js"
import { fieldsOf, isNotFound, listOf } from "../account/guards.js"
import { readFromHorizon } from "../account/horizon.js"
import { ended, refused } from "./ended.js"
import { feesOf } from "./read-fees.js"
import type { SendServer } from "./server.js"

/** The status of a Horizon that takes no transactions. */
const FORBIDDEN = 403

/** Submits to and asks a Horizon. */
export function horizonServer(server: string, passphrase: string): SendServer {
  const base = server.replace(/\/+$/, "")
  return {
    url: server,
    async submit(hash, tx, signal) {
      const body = new URLSearchParams({ tx })
      const quick = await ask(`${base}/transactions_async`, signal, body)
      const { hash: told, tx_status: status, error_result_xdr: result } = fieldsOf(quick.json)
      if (!isMissing(quick) && quick.status !== FORBIDDEN) {
        if (told !== hash) throw unusable(server)
        return status === "ERROR" ? refused(result, hash, server) : "pending"
      }
      const slow = await ask(`${base}/transactions`, signal, body)
      const refusal = fieldsOf(fieldsOf(slow.json).extras).result_xdr
      if (slow.status === FORBIDDEN) throw unusable(server)
      return slow.status === 400 ? refused(refusal, hash, server) : "pending"
    },
    async find(hash, signal) {
      // The ledgers first: whatever is not found afterwards is in none of them.
      const [from, to] = await Promise.all([closedAt("asc", signal), closedAt("desc", signal)])
      const answer = await ask(`${base}/transactions/${hash}`, signal)
      if (isMissing(answer)) return { absent: { from, to } }
      const { successful, envelope_xdr, result_xdr, result_meta_xdr, ledger } = fieldsOf(
        answer.json,
      )
      if (typeof successful !== "boolean") throw unusable(server)
      return ended(
        { successful, envelope: envelope_xdr, result: result_xdr, meta: result_meta_xdr, ledger },
        { hash, server, passphrase },
      )
    },
    account: (address, signal) => readFromHorizon(server, address, signal),
    async fees(signal) {
      const { json } = await ask(`${base}/fee_stats`, signal)
      const { fee_charged: percentiles, last_ledger, last_ledger_base_fee: least } = fieldsOf(json)
      return feesOf(server, { percentiles, ledger: numberOf(last_ledger), least })
    },
  }

  async function closedAt(order: "asc" | "desc", signal?: AbortSignal): Promise<number> {
    const { json } = await ask(`${base}/ledgers?order=${order}&limit=1`, signal)
    const [record] = listOf(fieldsOf(fieldsOf(json)._embedded).records, 1)
    const { closed_at: closed } = fieldsOf(record)
    const seconds = Math.floor(Date.parse(typeof closed === "string" ? closed : "") / 1000)
    if (!Number.isFinite(seconds)) throw unusable(server)
    return seconds
  }
}

/** Horizon writes the number of a ledger as a text. */
function numberOf(text: unknown): number | undefined {
  return typeof text === "string" ? Number(text) : undefined
}

/** Horizon's own problem document for what it does not have. */
function isMissing({ status, json }: Answer): boolean {
  return status === 404 && isNotFound(fieldsOf(json).type)
}
