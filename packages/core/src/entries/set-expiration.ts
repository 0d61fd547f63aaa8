import { requireBound } from "./preimage.js"
import { readEntry } from "./read-entry.js"
import { writeEntry } from "./write-entry.js"

/**
 * Sets the last ledger in which the signatures of a base64 `SorobanAuthorizationEntry` are valid. Signatures that it holds are
 * no longer valid then. Throws `bad-request`.
 */
export function setEntryExpiration(xdr: string, expirationLedger: number): string {
  const entry = readEntry(xdr)
  return writeEntry({ ...entry, bound: { ...requireBound(entry), expirationLedger } })
}
