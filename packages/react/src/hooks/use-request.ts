import type { Kit, KitCallOptions, KitRequest, PendingRequest, WalletError } from "@alidade/core"
import { useCallback, useRef, useState } from "react"
import { useKit, useKitState } from "../context/kit-context.js"
import { useUnmount } from "./use-unmount.js"

/** Progress and result of a hook's request. */
export interface RequestProgress<Data> {
  status: "idle" | "pending" | "success" | "error"
  /** The wallet's result, once `status` is `success`. */
  data?: Data
  /** Why it failed, once `status` is `error`. Kind `aborted` after `cancel`. */
  error?: WalletError
  /** The request in the kit's state, or its last value, while `status` is `pending`. */
  request?: PendingRequest
  /** Ends the pending request with kind `aborted`. */
  cancel: () => void
  /** Returns to `idle` and ends a pending request. */
  reset: () => void
}

/** The kit's request functions that have a hook. */
type Verb =
  | "connect"
  | "signTransaction"
  | "signAndSubmitTransaction"
  | "signAuthEntry"
  | "signMessage"

/** The kit's function. It rejects with the `WalletError` that is also in `error`, so it need not be caught. */
type UseRequestResult<Name extends Verb> = Pick<Kit, Name> &
  RequestProgress<Awaited<ReturnType<Kit[Name]>>>

/** Result of `useConnect`. */
export interface UseConnectResult extends UseRequestResult<"connect"> {}
/** Result of `useSignTransaction`. */
export interface UseSignTransactionResult extends UseRequestResult<"signTransaction"> {}
/** Result of `useSignAndSubmitTransaction`. */
export interface UseSignAndSubmitTransactionResult
  extends UseRequestResult<"signAndSubmitTransaction"> {}
/** Result of `useSignAuthEntry`. */
export interface UseSignAuthEntryResult extends UseRequestResult<"signAuthEntry"> {}
/** Result of `useSignMessage`. */
export interface UseSignMessageResult extends UseRequestResult<"signMessage"> {}

/**
 * Connects a wallet and follows its progress. Unmounting ends the connection attempt, so use the hook in a component
 * that outlives the change of `status`, or call `kit.connect`.
 */
export function useConnect(): UseConnectResult {
  return useRequest("connect")
}

/** Asks the connected wallet to sign a transaction and follows its progress. Unmounting ends the request. */
export function useSignTransaction(): UseSignTransactionResult {
  return useRequest("signTransaction")
}

/**
 * Asks the connected wallet to sign and submit a transaction, and follows its progress. Unmounting ends the request.
 */
export function useSignAndSubmitTransaction(): UseSignAndSubmitTransactionResult {
  return useRequest("signAndSubmitTransaction")
}

/** Asks the connected wallet to sign an authorization entry and follows its progress. Unmounting ends the request. */
export function useSignAuthEntry(): UseSignAuthEntryResult {
  return useRequest("signAuthEntry")
}

/** Asks the connected wallet to sign a message and follows its progress. Unmounting ends the request. */
export function useSignMessage(): UseSignMessageResult {
  return useRequest("signMessage")
}

type Outcome<Data> =
  | { status: "idle" }
  | { status: "pending"; id: string }
  | { status: "success"; data: Data }
  | { status: "error"; error: WalletError }

/** Runs one request at a time. A new request or an unmount ends the previous one. */
function useRequest<Name extends Verb>(verb: Name): UseRequestResult<Name> {
  type Data = Awaited<ReturnType<Kit[Name]>>
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
    (subject: string, options: KitCallOptions = {}): KitRequest<Data> => {
      cancel()
      const controller = new AbortController()
      running.current = controller
      const signals = [controller.signal, options.signal].filter((signal) => signal !== undefined)
      const settle = (end: Outcome<Data>): void => {
        if (running.current === controller) setOutcome(end)
      }
      const ask = kit[verb] as unknown as typeof run
      const request = ask(subject, { ...options, signal: AbortSignal.any(signals) })
      setOutcome({ status: "pending", id: request.id })
      request.then(
        (data) => settle({ status: "success", data }),
        (error: WalletError) => settle({ status: "error", error }),
      )
      return request
    },
    [kit, verb, cancel],
  )

  const { status } = outcome
  const id = status === "pending" ? outcome.id : undefined
  // A request leaves the state just before its promise settles. Until then, its last value is kept.
  const last = useRef<PendingRequest>(undefined)
  last.current = pending.find((candidate) => candidate.id === id) ?? last.current
  const request = last.current?.id === id ? last.current : undefined
  const progress: RequestProgress<Data> = {
    status,
    ...(status === "success" ? { data: outcome.data } : {}),
    ...(status === "error" ? { error: outcome.error } : {}),
    ...(request ? { request } : {}),
    cancel,
    reset,
  }
  return { ...progress, [verb]: run } as unknown as UseRequestResult<Name>
}
