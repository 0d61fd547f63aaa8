import { xdr } from "@stellar/stellar-sdk/base"
import type { Draft } from "../entries/entries.js"
import { type Method, rpcError } from "./method.js"

/** The most entries in one request. */
const MAX_KEYS = 200

/** `getLedgerEntries`: the entries of `keys` (base64 `LedgerKey`s) in the same order, without missing ones. */
export const getLedgerEntries: Method = ({ ledger }, { keys }) => {
  if (!Array.isArray(keys)) throw rpcError(-32602, 'parameter "keys" must be a list')
  if (keys.length > MAX_KEYS)
    throw rpcError(-32602, `key count (${keys.length}) exceeds maximum supported (${MAX_KEYS})`)
  const draft = ledger.draft()
  return {
    entries: keys.map(decode).flatMap((key) => entryOf(key, draft) ?? []),
    latestLedger: ledger.latest().header.ledgerSeq,
  }
}

function decode(key: unknown, index: number): xdr.LedgerKey {
  try {
    const decoded = xdr.LedgerKey.fromXdr(String(key), "base64")
    if (decoded.type !== "ttl") return decoded
  } catch {
    throw rpcError(-32602, `cannot unmarshal key value ${key} at index ${index}`)
  }
  throw rpcError(-32602, "ledger ttl entries cannot be queried directly")
}

function entryOf(key: xdr.LedgerKey, draft: Draft): object | undefined {
  const entry = draft.get(String(key))
  if (!entry || (entry.data.type === "contractData" && !draft.contractData(key))) return undefined
  return {
    key: key.toXdr("base64"),
    xdr: entry.data.toXdr("base64"),
    lastModifiedLedgerSeq: entry.lastModifiedLedgerSeq,
    liveUntilLedgerSeq: draft.liveUntil(key),
    extXdr: entry.ext.toXdr("base64"),
  }
}
