import type { Kit, KitCallOptions, KitRequest, PendingRequest, WalletError } from "@alidade/core"
import { useCallback, useRef, useState } from "react"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { useUnmount } from "./use-unmount.js"

/** Progress and result of a hook's request. */
export interface RequestProgress<Data> {
  status: "idle" | "pending" | "success" | "error"
  /** The wallet's result, once `status` is `success`. */
  data?: Data
  /**
   * Why it failed, once `status` is `error`. Kind `aborted` after `cancel`. The hook's function rejects with the same
   * error, which need not be caught.
   */
  error?: WalletError
  /** The request in the kit's state, or its last value, while `status` is `pending`. */
  request?: PendingRequest
  /** Ends the pending request with kind `aborted`. */
  cancel: () => void
  /** Returns to `idle` and ends a pending request. */
  reset: () => void
}

/** What a function of the kit resolves to. */
type Answer<Ask extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Ask>>

/** Result of `useConnect`. */
export interface UseConnectResult
  extends Pick<Kit, "connect">,
    RequestProgress<Answer<Kit["connect"]>> {}
/** Result of `useSignTransaction`. */
export interface UseSignTransactionResult
  extends Pick<Kit, "signTransaction">,
    RequestProgress<Answer<Kit["signTransaction"]>> {}
/** Result of `useSignAndSubmitTransaction`. */
export interface UseSignAndSubmitTransactionResult
  extends Pick<Kit, "signAndSubmitTransaction">,
    RequestProgress<Answer<Kit["signAndSubmitTransaction"]>> {}
/** Result of `useSignAuthEntry`. */
export interface UseSignAuthEntryResult
  extends Pick<Kit, "signAuthEntry">,
    RequestProgress<Answer<Kit["signAuthEntry"]>> {}
/** Result of `useSignMessage`. */
export interface UseSignMessageResult
  extends Pick<Kit, "signMessage">,
    RequestProgress<Answer<Kit["signMessage"]>> {}

/**
 * Connects a wallet and follows its progress. Unmounting ends the connection attempt, so use the hook in a component
 * that outlives the change of `status`, or call `kit.connect`.
 */
export function useConnect(): UseConnectResult {
  const { run, ...progress } = useRequest(useKit().connect)
  return { ...progress, connect: run }
}

/** Asks the connected wallet to sign a transaction and follows its progress. Unmounting ends the request. */
export function useSignTransaction(): UseSignTransactionResult {
  const { run, ...progress } = useRequest(useKit().signTransaction)
  return { ...progress, signTransaction: run }
}

/**
 * Asks the connected wallet to sign and submit a transaction, and follows its progress. Unmounting ends the request.
 */
export function useSignAndSubmitTransaction(): UseSignAndSubmitTransactionResult {
  const { run, ...progress } = useRequest(useKit().signAndSubmitTransaction)
  return { ...progress, signAndSubmitTransaction: run }
}

/** Asks the connected wallet to sign an authorization entry and follows its progress. Unmounting ends the request. */
export function useSignAuthEntry(): UseSignAuthEntryResult {
  const { run, ...progress } = useRequest(useKit().signAuthEntry)
  return { ...progress, signAuthEntry: run }
}

/** Asks the connected wallet to sign a message and follows its progress. Unmounting ends the request. */
export function useSignMessage(): UseSignMessageResult {
  const { run, ...progress } = useRequest(useKit().signMessage)
  return { ...progress, signMessage: run }
}

type Outcome<Data> =
  | { status: "idle" }
  | { status: "pending"; id: string }
  | { status: "success"; data: Data }
  | { status: "error"; error: WalletError }

/** Makes one request of a kit's function at a time. A new request or an unmount ends the previous one. */
function useRequest<Subject, Options extends KitCallOptions, Data>(
  ask: (subject: Subject, options: Options) => KitRequest<Data>,
): RequestProgress<Data> & { run: (subject: Subject, options?: Options) => KitRequest<Data> } {
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
    (subject: Subject, options?: Options): KitRequest<Data> => {
      cancel()
      const controller = new AbortController()
      running.current = controller
      const signals = [controller.signal, options?.signal].filter((signal) => signal !== undefined)
      const settle = (end: Outcome<Data>): void => {
        if (running.current === controller) setOutcome(end)
      }
      const signal = AbortSignal.any(signals)
      const request = ask(subject, { ...options, signal } as Options)
      setOutcome({ status: "pending", id: request.id })
      request.then(
        (data) => settle({ status: "success", data }),
        (error: WalletError) => settle({ status: "error", error }),
      )
      return request
    },
    [ask, cancel],
  )

  const { status } = outcome
  const id = status === "pending" ? outcome.id : undefined
  // A request leaves the state just before its promise settles. Until then, its last value is kept.
  const last = useRef<PendingRequest>(undefined)
  last.current = pending.find((candidate) => candidate.id === id) ?? last.current
  const request = last.current?.id === id ? last.current : undefined
  return {
    run,
    status,
    ...(status === "success" ? { data: outcome.data } : {}),
    ...(status === "error" ? { error: outcome.error } : {}),
    ...(request ? { request } : {}),
    cancel,
    reset,
  }
}
