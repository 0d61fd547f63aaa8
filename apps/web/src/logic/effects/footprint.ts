import { Address, scValToNative, xdr } from "@stellar/stellar-sdk/base"

/** What a call reads and writes, as far as it concerns an account. */
export interface Footprint {
  /** Contracts (`C…`) whose data the call may change, each once. */
  contracts: readonly string[]
  /** Keys (base64 `LedgerKey`) of the account's balances in contracts, by contract. */
  balanceKeys: ReadonlyMap<string, string>
}

/** Reads the footprint of base64 `SorobanTransactionData` for an account (`G…`). */
export function readFootprint(transactionData: string, address: string): Footprint {
  const { footprint } = xdr.SorobanTransactionData.fromXdr(transactionData, "base64").resources
  const balanceKeys = new Map<string, string>()
  const contracts = new Set<string>()
  for (const entry of footprint.readWrite) {
    if (entry.type !== "contractData") continue
    const { contract, key } = entry.contractData
    // Entries of an account are nonces of its authorizations.
    if (contract.type !== "scAddressTypeContract") continue
    const id = Address.fromScAddress(contract).toString()
    contracts.add(id)
    const name: unknown = scValToNative(key)
    if (Array.isArray(name) && name[0] === "Balance" && name[1] === address) {
      balanceKeys.set(id, entry.toXdr("base64"))
    }
  }
  return { contracts: [...contracts], balanceKeys }
}

/** The balance in a token's base64 `LedgerEntryData`, in its own units. Undefined if it is written in another way. */
export function readTokenBalance(entry: string): bigint | undefined {
  const data = xdr.LedgerEntryData.fromXdr(entry, "base64")
  if (data.type !== "contractData") return undefined
  const value: unknown = scValToNative(data.contractData.val)
  if (typeof value === "bigint") return value
  if (typeof value !== "object" || value === null || !("amount" in value)) return undefined
  return typeof value.amount === "bigint" ? value.amount : undefined
}
