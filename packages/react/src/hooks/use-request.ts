import type { Kit, KitRequest, PendingRequest, WalletError } from "@alidade/core"
import { useCallback, useRef, useState } from "react"
import { useKit } from "./use-kit.js"
import { useKitState } from "./use-kit-state.js"
import { useUnmount } from "./use-unmount.js"

/** How far a call of a hook has come, and what came of it. */
export interface RequestProgress<Data> {
  status: "idle" | "pending" | "success" | "error"
  /** What the wallet answered, once `status` is `success`. */
  data?: Data
  /** Why it failed, once `status` is `error`; kind `aborted` after `cancel`. */
  error?: WalletError
  /** The request as it stands, or stood last, in the kit's state, while `status` is `pending`. */
  request?: PendingRequest
  /** Ends the pending call with kind `aborted`. */
  cancel: () => void
  /** Back to `idle`; a pending call ends. */
  reset: () => void
}

type Outcome<Data> =
  | { status: "idle" }
  | { status: "pending"; id: string }
  | { status: "success"; data: Data }
  | { status: "error"; error: WalletError }

/** Asks the kit something of a wallet, on behalf of a hook. Keep it outside of components: it must not change. */
export type Ask<Args extends unknown[], Data> = (
  kit: Kit,
  signal: AbortSignal,
  ...args: Args
) => KitRequest<Data>

/**
 * One call at a time of something that a wallet is asked for. `run` rejects with a `WalletError`, which a caller
 * that reads `status` and `error` instead may leave alone. A new call ends the one before, and so does unmounting.
 */
export function useRequest<Args extends unknown[], Data>(
  ask: Ask<Args, Data>,
): RequestProgress<Data> & { run: (...args: Args) => Promise<Data> } {
  const kit = useKit()
  const pending = useKitState((state) => state.pending)
  const [outcome, setOutcome] = useState<Outcome<Data>>({ status: "idle" })
  const running = useRef<AbortController>(undefined)

  const cancel = useCallback(() => running.current?.abort(), [])
  useUnmount(cancel)

  const reset = useCallback(() => {
    cancel()
    running.current = undefined
    setOutcome({ status: "idle" })
  }, [cancel])

  const run = useCallback(
    (...args: Args): Promise<Data> => {
      cancel()
      const controller = new AbortController()
      running.current = controller
      const settle = (end: Outcome<Data>): void => {
        if (running.current === controller) setOutcome(end)
      }
      const promise = ask(kit, controller.signal, ...args)
      setOutcome({ status: "pending", id: promise.id })
      promise.then(
        (data) => settle({ status: "success", data }),
        (error: WalletError) => settle({ status: "error", error }),
      )
      return promise
    },
    [kit, ask, cancel],
  )

  const { status } = outcome
  const id = status === "pending" ? outcome.id : undefined
  // It leaves the state a moment before its promise settles: until then it is as it stood last.
  const last = useRef<PendingRequest>(undefined)
  last.current = pending.find((one) => one.id === id) ?? last.current
  const request = last.current?.id === id ? last.current : undefined
  return {
    status,
    ...(status === "success" ? { data: outcome.data } : {}),
    ...(status === "error" ? { error: outcome.error } : {}),
    ...(request ? { request } : {}),
    run,
    cancel,
    reset,
  }
}

/** A signal that aborts when the hook's does, or the caller's own. */
export function either(signal: AbortSignal, own: AbortSignal | undefined): AbortSignal {
  return own ? AbortSignal.any([signal, own]) : signal
}
