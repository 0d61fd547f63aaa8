import type { Kit, KitCallOptions, KitRequest, PendingRequest, WalletError } from "@alidade/core"
import { useCallback, useRef, useState } from "react"
import { useKit, useKitState } from "../context/kit-context.js"
import { useUnmount } from "./use-unmount.js"

/** How far a hook's request has come, and its outcome. */
export interface RequestProgress<Data> {
  status: "idle" | "pending" | "success" | "error"
  /** What the wallet answered, once `status` is `success`. */
  data?: Data
  /** Why it failed, once `status` is `error`; kind `aborted` after `cancel`. */
  error?: WalletError
  /** The request as it stands, or stood last, in the kit's state, while `status` is `pending`. */
  request?: PendingRequest
  /** Ends the pending request with kind `aborted`. */
  cancel: () => void
  /** Back to `idle`; a pending request ends. */
  reset: () => void
}

/** The kit's requests that have a hook. */
type Verb =
  | "connect"
  | "signTransaction"
  | "signAndSubmitTransaction"
  | "signAuthEntry"
  | "signMessage"

/** The kit's function, which rejects with a `WalletError` that also stands in `error`: it need not be caught. */
type UseRequestResult<Name extends Verb> = Pick<Kit, Name> &
  RequestProgress<Awaited<ReturnType<Kit[Name]>>>

/** Connecting, as `useConnect` gives it. */
export interface UseConnectResult extends UseRequestResult<"connect"> {}
/** Signing a transaction, as `useSignTransaction` gives it. */
export interface UseSignTransactionResult extends UseRequestResult<"signTransaction"> {}
/** Signing and sending a transaction, as `useSignAndSubmitTransaction` gives it. */
export interface UseSignAndSubmitTransactionResult
  extends UseRequestResult<"signAndSubmitTransaction"> {}
/** Signing an authorization entry, as `useSignAuthEntry` gives it. */
export interface UseSignAuthEntryResult extends UseRequestResult<"signAuthEntry"> {}
/** Signing a message, as `useSignMessage` gives it. */
export interface UseSignMessageResult extends UseRequestResult<"signMessage"> {}

/**
 * Connects a wallet, and follows how far it has come. Unmounting the component ends a connection that it began:
 * hold the hook where it outlives the change of `status`, or call `kit.connect`.
 */
export function useConnect(): UseConnectResult {
  return useRequest("connect")
}

/** Asks the connected wallet to sign a transaction, and follows how far it has come. Unmounting ends the request. */
export function useSignTransaction(): UseSignTransactionResult {
  return useRequest("signTransaction")
}

/** Asks the connected wallet to sign a transaction and to send it, and follows how far it has come. Unmounting ends the request. */
export function useSignAndSubmitTransaction(): UseSignAndSubmitTransactionResult {
  return useRequest("signAndSubmitTransaction")
}

/** Asks the connected wallet to sign an authorization entry, and follows how far it has come. Unmounting ends the request. */
export function useSignAuthEntry(): UseSignAuthEntryResult {
  return useRequest("signAuthEntry")
}

/** Asks the connected wallet to sign a message, and follows how far it has come. Unmounting ends the request. */
export function useSignMessage(): UseSignMessageResult {
  return useRequest("signMessage")
}

type Outcome<Data> =
  | { status: "idle" }
  | { status: "pending"; id: string }
  | { status: "success"; data: Data }
  | { status: "error"; error: WalletError }

/** One request at a time. A new one ends the one before, and so does unmounting. */
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
  // It leaves the state a moment before its promise settles: until then it is as it stood last.
  const last = useRef<PendingRequest>(undefined)
  last.current = pending.find((one) => one.id === id) ?? last.current
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
