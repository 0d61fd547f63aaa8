import { type Leftovers, readLeftovers, removalsOf } from "../../logic/operations/leftovers.js"
import type { SourcedOperation } from "../../logic/operations/transaction.js"
import { usePageNetwork } from "../../page/page.js"
import { useDraft } from "../../page/use-draft.js"
import { useAsync } from "../../ui/use-async.js"

/** What keeps an account from being merged, and whether the merge removes it first. */
export interface Removals {
  leftovers: Leftovers | undefined
  /** Why that couldn't be read. */
  error: unknown
  isAdded: boolean
  add: (isAdded: boolean) => void
  /** The operations before the merge. */
  before: readonly SourcedOperation[]
}

/** Reads what keeps an account from being merged into another. Nothing without an account. */
export function useRemovals(
  account: string | undefined,
  draft: string,
  destination: string,
): Removals {
  const { horizonUrl } = usePageNetwork()
  const [added, setAdded] = useDraft(draft, "removals")
  const read = useAsync(account && `${horizonUrl} ${account}`, (signal) =>
    readLeftovers(horizonUrl, account ?? "", signal),
  )
  const isAdded = added !== ""
  return {
    leftovers: read.data,
    error: read.status === "failed" ? read.error : undefined,
    isAdded,
    add: (is) => setAdded(is ? "added" : ""),
    before: read.data && isAdded ? removalsOf(read.data, destination) : [],
  }
}
