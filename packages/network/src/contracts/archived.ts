import type { xdr } from "@stellar/stellar-sdk/base"
import type { Draft } from "../entries/entries.js"
import { expires, isTemporary } from "../host/keys.js"
import type { Act } from "../operations/operation.js"

/** Whether a transaction uses archived entries that it does not list as such (CAP-66). */
export function undeclaredArchived({
  resources,
  archived,
  draft,
  moment,
}: Pick<Act, "resources" | "archived" | "draft" | "moment">): boolean {
  const { readOnly, readWrite } = resources.footprint
  const others = readWrite.filter((_, index) => !archived.includes(index))
  return [...readOnly, ...others].some((key) => isArchived(key, draft, moment.sequence))
}

/** Whether an entry has expired and can be restored. */
function isArchived(key: xdr.LedgerKey, draft: Draft, sequence: number): boolean {
  if (!expires(key) || isTemporary(key) || !draft.get(String(key))) return false
  return (draft.liveUntil(key) ?? 0) < sequence
}
