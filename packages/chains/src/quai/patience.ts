import { conversation } from "@alidade/core/conversation"
import { QuaiError } from "./errors.js"

/** Runs a task that its signal can end: after `ms`, with `QuaiError` `timeout`, or when `outer` aborts. */
export function within<Result>(
  ms: number,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return conversation({ ...(outer && { signal: outer }) }, ({ signal, fail, undo }) => {
    const timer = setTimeout(() => fail(new QuaiError("timeout")), ms)
    undo(() => clearTimeout(timer))
    return task(signal)
  })
}

/** Waits `ms`, or rejects when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return conversation({ signal }, ({ answer, undo }) => {
    const timer = setTimeout(answer, ms)
    undo(() => clearTimeout(timer))
    return undefined
  })
}
