import type { AccountInfo } from "@alidade/core/account"
import { readContract } from "../stellar/contract-client.js"
import { type FoundTransaction, findTransaction, readRecord } from "../stellar/find-transaction.js"
import { fieldsOf } from "../stellar/read-json.js"
import type { LookedUp } from "./inputs.js"

/** What a network says about a subject. A field is null if the network has no such thing. */
export type Found =
  | { kind: "transaction"; transaction: FoundTransaction | null }
  | { kind: "account"; account: AccountInfo | null }
  | { kind: "contract"; functions: readonly string[] }
  | { kind: "asset"; asset: FoundAsset | null }
  | { kind: "ledger"; ledger: FoundLedger | null }

export interface FoundAsset {
  /** How many accounts hold it with the issuer's approval. */
  accounts: number
  /** The contract that is its token, `C…`, if that exists. */
  contract?: string
}

export interface FoundLedger {
  /** When it closed, in ms since the epoch. */
  closedAt: number
  transactions: number
  operations: number
}

/** The network to ask. */
export interface LookUpNetwork {
  passphrase: string
  horizonUrl: string
  rpcUrl: string
}

/**
 * Asks a network about a subject. Throws a `NetworkError` or a `WalletError` if its server doesn't answer, and the signal's
 * reason once it is aborted.
 */
export async function lookUp(
  subject: LookedUp,
  network: LookUpNetwork,
  signal: AbortSignal,
): Promise<Found> {
  const { horizonUrl } = network
  switch (subject.kind) {
    case "transaction":
      return {
        kind: "transaction",
        transaction: await findTransaction(network, subject.hash, signal),
      }
    case "account": {
      const { readAccount } = await import("@alidade/core/account")
      const account = await readAccount(network, subject.account, { signal })
      return { kind: "account", account: account.exists ? account : null }
    }
    case "contract": {
      const { functions } = await readContract(network, subject.address, signal)
      return { kind: "contract", functions: functions.map(({ name }) => name) }
    }
    case "asset": {
      const [code = "", issuer = ""] = subject.asset.split(":")
      const query = new URLSearchParams({ asset_code: code, asset_issuer: issuer, limit: "1" })
      return {
        kind: "asset",
        asset: toAsset(await readRecord(`${horizonUrl}/assets?${query}`, signal)),
      }
    }
    case "ledger": {
      const record = await readRecord(`${horizonUrl}/ledgers/${subject.sequence}`, signal)
      return { kind: "ledger", ledger: record === null ? null : toLedger(record) }
    }
  }
}

/** Reads Horizon's list of assets. Null if it is empty. */
function toAsset(json: unknown): FoundAsset | null {
  const { records } = fieldsOf(fieldsOf(json)._embedded)
  if (!Array.isArray(records) || records.length === 0) return null
  const { accounts, contract_id: contract } = fieldsOf(records[0])
  const { authorized } = fieldsOf(accounts)
  return {
    accounts: countOf(authorized),
    ...(typeof contract === "string" && /^C[A-Z2-7]{55}$/.test(contract) ? { contract } : {}),
  }
}

/** Reads Horizon's JSON of a ledger. Null if it has no time. */
function toLedger(json: unknown): FoundLedger | null {
  const { closed_at: closed, ...counts } = fieldsOf(json)
  const closedAt = typeof closed === "string" ? Date.parse(closed) : Number.NaN
  if (Number.isNaN(closedAt)) return null
  return {
    closedAt,
    transactions:
      countOf(counts.successful_transaction_count) + countOf(counts.failed_transaction_count),
    operations: countOf(counts.operation_count),
  }
}

function countOf(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0
}
