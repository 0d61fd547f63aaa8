import { onLedgerChange } from "@alidade/core/account"
import { useCallback, useEffect, useState } from "react"
import type { ListPage } from "../logic/account/list-page.js"
import { usePageNetwork } from "../page/page.js"

/** A list of the network, as far as it was read. */
export interface List<Item> {
  items: readonly Item[]
  /** Whether a page is being read. */
  reading: boolean
  /** Why the last page could not be read. */
  error?: unknown
  /** Reads the next page, or the one that could not be read. Absent after the last one. */
  more?: () => void
}

/** What was read of a list, and how much of it is wanted. */
interface Reading<Item> {
  subject: string
  items: readonly Item[]
  pages: number
  wanted: number
  next?: string | undefined
  error?: unknown
  /** The ledger has changed since: it is read anew, and meanwhile the old items stay. */
  isOld?: boolean
}

/**
 * Reads a list page by page: the first one at once, and again after this page has changed the ledger. `subject` identifies
 * everything that `read` reads.
 */
export function useList<Item>(
  subject: string,
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>,
): List<Item> {
  const { passphrase } = usePageNetwork()
  const start: Reading<Item> = { subject, items: [], pages: 0, wanted: 1 }
  const [state, setState] = useState(start)
  const list = state.subject === subject ? state : start
  const { items, pages, wanted, next, error, isOld } = list
  const isEnded = pages > 0 && next === undefined && !isOld
  const reading = error === undefined && (isOld || pages < wanted) && !isEnded

  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject identifies everything that is read
  useEffect(() => {
    if (!reading) return
    const controller = new AbortController()
    const settle = (after: Partial<Reading<Item>>): void => {
      if (!controller.signal.aborted) setState({ ...list, ...after })
    }
    read(isOld ? undefined : next, controller.signal).then(
      (page) =>
        settle(
          isOld
            ? { items: page.items, next: page.next, pages: 1, wanted: 1, isOld: false }
            : { items: [...items, ...page.items], next: page.next, pages: pages + 1 },
        ),
      (thrown: unknown) => settle({ error: thrown }),
    )
    return () => controller.abort()
  }, [subject, reading, pages, isOld])

  useEffect(
    () =>
      onLedgerChange((changed) => {
        if (changed === passphrase) {
          setState((now) => (now.pages > 0 ? { ...now, error: undefined, isOld: true } : now))
        }
      }),
    [passphrase],
  )

  const more = useCallback(() => {
    setState((now) => ({
      ...now,
      error: undefined,
      wanted: now.error ? now.wanted : now.pages + 1,
    }))
  }, [])
  return {
    items,
    reading,
    ...(error === undefined ? {} : { error }),
    ...(isEnded ? {} : { more }),
  }
}
