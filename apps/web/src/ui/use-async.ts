import { useCallback, useEffect, useState } from "react"

/** The state of an asynchronous task. */
export type Async<T> =
  | { status: "loading"; data?: T }
  | { status: "done"; data: T }
  | { status: "failed"; error: Error; data?: undefined }

/**
 * Runs an asynchronous task for each subject and whenever `again` is called, and aborts the previous run. While it runs
 * again for the same subject, the last result is kept. Nothing runs for `undefined`.
 */
export function useAsync<T>(
  subject: string | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Async<T> & { again: () => void } {
  const [turn, setTurn] = useState(0)
  const [result, setResult] = useState<{ subject: string; turn: number; outcome: Async<T> }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject identifies everything that the task reads
  useEffect(() => {
    if (subject === undefined) return
    const controller = new AbortController()
    const settle = (outcome: Async<T>): void => {
      if (!controller.signal.aborted) setResult({ subject, turn, outcome })
    }
    task(controller.signal).then(
      (data) => settle({ status: "done", data }),
      (error) => settle({ status: "failed", error }),
    )
    return () => controller.abort()
  }, [subject, turn])

  const again = useCallback(() => setTurn((count) => count + 1), [])
  const known = result?.subject === subject ? result : undefined
  if (known?.turn === turn) return { ...known.outcome, again }
  const data = known?.outcome.data
  return { status: "loading", ...(data === undefined ? {} : { data }), again }
}
