import { useEffect, useState } from "react"
import type { PastTransaction } from "../logic/activity/history.js"
import type { PastOperation } from "../logic/activity/past-operation.js"
import { usePageNetwork } from "../page/page.js"
import { useAct } from "../ui/use-act.js"

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
  const [read, setRead] = useState(nothing)
  const { start, isRunning, error } = useAct(async (signal, before: Read): Promise<Read> => {
    const { readHistory, readTransactions } = await import("../logic/activity/history.js")
    const page = await readHistory(horizonUrl, address, before.next, signal)
    const operations = [...before.operations, ...page.items]
    const transactions = await readTransactions(operations, address, passphrase)
    return { operations, transactions, next: page.next }
  }, setRead)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once by itself
  useEffect(() => start(nothing), [])

  const { transactions, next } = read
  return {
    status: error !== undefined ? "failed" : isRunning || read === nothing ? "reading" : "done",
    transactions,
    hasMore: next !== undefined,
    error,
    older: () => start(read),
    again: () => start(nothing),
  }
}
