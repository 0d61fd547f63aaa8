import { encodeAddress, encodeContract } from "../encoding/strkey.js"
import { openXdr } from "../encoding/xdr-reader.js"
import { readXdr, type XdrFields, type XdrUnion } from "../encoding/xdr-value.js"

/** A ledger entry that a transaction may write. */
export interface LedgerWrite {
  /** Its kind in XDR: `contractData`, `contractCode`, `account`, `trustline`, … */
  kind: string
  /** Whose it is, if it is a contract's data: `C…`, or `G…` for the nonce of an account's signature. */
  owner?: string
  /** What a contract's data is: the nonce of a signature, the contract's instance, or anything else. */
  data?: "nonce" | "instance" | "other"
  /** Whether it is archived, and written because the transaction restores it. */
  restored: boolean
}

/**
 * Lists what a transaction may write, from its base64 `SorobanTransactionData`, as a simulation returns it. Throws
 * `bad-request`.
 */
export function ledgerWrites(transactionData: string): LedgerWrite[] {
  const reader = openXdr(transactionData)
  const { ext, resources } = readXdr("SorobanTransactionData", reader) as XdrFields
  reader.end()
  const { footprint } = resources as XdrFields
  const { archivedSorobanEntries } = ((ext as XdrUnion).value ?? {}) as XdrFields
  const archived = (archivedSorobanEntries ?? []) as number[]
  return ((footprint as XdrFields).readWrite as XdrUnion[]).map((key, index) => ({
    kind: key.type,
    ...(key.type === "contractData" ? dataOf(key.value as XdrFields) : {}),
    restored: archived.includes(index),
  }))
}

function dataOf({ contract, key }: XdrFields): Pick<LedgerWrite, "owner" | "data"> {
  const { type } = key as XdrUnion
  const owner = ownerOf(contract as XdrUnion)
  return {
    ...(owner === undefined ? {} : { owner }),
    data:
      type === "ledgerKeyNonce"
        ? "nonce"
        : type === "ledgerKeyContractInstance"
          ? "instance"
          : "other",
  }
}

/** Nothing else than accounts and contracts has data. */
function ownerOf({ type, value }: XdrUnion): string | undefined {
  if (type === "contract") return encodeContract(value as Uint8Array)
  return type === "account" ? encodeAddress((value as XdrUnion).value as Uint8Array) : undefined
}
