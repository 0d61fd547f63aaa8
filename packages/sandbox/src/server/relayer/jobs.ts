import { type Keypair, type Transaction, xdr } from "@stellar/stellar-sdk/base"
import type { RelayerFaults } from "./faults.js"
import { feeBump } from "./fee-bump.js"
import type { CallRpc } from "./json-rpc.js"
import { refusal } from "./refusal.js"

/** A transaction that the relayer has accepted. */
export interface Job {
  readonly transactionId: string
  hash: string | null
  status: "pending" | "confirmed" | "failed"
  /** Why it failed, as the name of a result code. */
  code: string | null
}

/** Where jobs are sent. */
export interface Target {
  readonly rpc: CallRpc
  readonly passphrase: string
  readonly faults: RelayerFaults
}

/** Lets an account pay for a signed transaction, sends it, and notes how it ended. */
export async function send(
  job: Job,
  inner: Transaction,
  payer: Keypair,
  { rpc, passphrase, faults }: Target,
): Promise<void> {
  const transaction = feeBump(inner, payer, { passphrase, isLow: faults.lowFee })
  const { hash, status, errorResultXdr } = await rpc("sendTransaction", { transaction })
  job.hash = String(hash)
  const found = status === "ERROR" ? undefined : await rpc("getTransaction", { hash })
  job.status = found?.status === "SUCCESS" ? "confirmed" : "failed"
  job.code = job.status === "failed" ? codeOf(String(errorResultXdr ?? found?.resultXdr)) : null
}

/** What a caller who waits gets. Throws the refusal of one that failed, or that has not ended. */
export function waited({ transactionId: id, hash, status, code }: Job): object {
  if (status === "confirmed") return { transactionId: id, hash, status }
  if (status === "failed")
    throw refusal(400, "ONCHAIN_FAILED", String(code), {
      ...{ status, reason: code, id, hash, resultCode: code, labUrl: null },
    })
  const message = "Transaction wait timeout. It may still submit."
  throw refusal(504, "WAIT_TIMEOUT", message, { id, hash })
}

function codeOf(result: string): string {
  const outer = xdr.TransactionResult.fromXdr(result, "base64").result
  if (outer.type !== "txFeeBumpInnerFailed") return outer.type
  return `${outer.type}:${outer.innerResultPair.result.result.type}`
}
