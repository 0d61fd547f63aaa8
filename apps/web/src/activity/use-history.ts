import { useCallback, useEffect, useRef, useState } from "react"
import type { PastTransaction } from "../logic/activity/history.js"
import type { PastOperation } from "../logic/activity/past-operation.js"
import { usePageNetwork } from "../page/page.js"

/** What the network has of an account, as far as it was read. */
export interface History {
  status: "reading" | "done" | "failed"
  /** The latest first. */
  transactions: readonly PastTransaction[]
  /** There are older ones. */
  hasMore: boolean
  error?: unknown
  /** Reads older ones, or after a failure the same again. */
  older: () => void
  /** Reads it from its start. */
  again: () => void
}

interface Read {
  operations: readonly PastOperation[]
  transactions: readonly PastTransaction[]
  /** Where to go on; undefined at the end. */
  next: string | undefined
}

const nothing: Read = { operations: [], transactions: [], next: undefined }

/** Reads an account's history from the page's network, one part at a time. Remount the caller for another of either. */
export function useHistory(address: string): History {
  const { horizonUrl, passphrase } = usePageNetwork()
  const [read, setRead] = useState<Read>(nothing)
  const [end, setEnd] = useState<{ error: unknown } | "done">()
  const asking = useRef<AbortController>(undefined)

  const ask = useCallback(
    async (before: Read): Promise<void> => {
      asking.current?.abort()
      const controller = new AbortController()
      asking.current = controller
      const { signal } = controller
      setEnd(undefined)
      try {
        const { readHistory, readTransactions } = await import("../logic/activity/history.js")
        const page = await readHistory(horizonUrl, address, before.next, signal)
        const operations = [...before.operations, ...page.items]
        const transactions = await readTransactions(operations, address, passphrase)
        if (signal.aborted) return
        setRead({ operations, transactions, next: page.next })
        setEnd("done")
      } catch (error) {
        if (!signal.aborted) setEnd({ error })
      }
    },
    [horizonUrl, passphrase, address],
  )
  useEffect(() => {
    void ask(nothing)
    return () => asking.current?.abort()
  }, [ask])

  const { transactions, next } = read
  return {
    status: end === undefined ? "reading" : end === "done" ? "done" : "failed",
    transactions,
    hasMore: next !== undefined,
    ...(typeof end === "object" ? { error: end.error } : {}),
    older: () => void ask(read),
    again: () => void ask(nothing),
  }
}
