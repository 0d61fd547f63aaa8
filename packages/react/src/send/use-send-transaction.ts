import { type KitSignOptions, reason, toWalletError, WalletError } from "@alidade/core"
import {
  followTransaction,
  type SendOptions,
  type SendState,
  type SendStorage,
  type Sent,
  sendTransaction,
} from "@alidade/core/send"
import { useCallback, useRef, useState } from "react"
import { useAccountNetwork } from "../account/use-account-network.js"
import { useKit } from "../context/kit-context.js"
import { useUnmount } from "../hooks/use-unmount.js"
import { pageStorage } from "./page-storage.js"
import { newestOf } from "./remembered.js"

/** Options of `useSendTransaction`. */
export interface UseSendTransactionOptions {
  /** Remembers what is under way for `resume`. By default `localStorage`; null remembers nothing. */
  storage?: SendStorage | null
}

/** Options of a call of `send`: those of `kit.signTransaction` on the kit's network. */
export type SendTransactionOptions = Omit<
  KitSignOptions,
  "networkPassphrase" | "submit" | "submitUrl"
>

/** Result of `useSendTransaction`. */
export interface UseSendTransactionResult {
  /**
   * `failed` without a `hash`: nothing was sent. `idle` with a `hash`: the transaction is no longer followed, and may still
   * be carried out.
   */
  status: "idle" | "signing" | SendState["status"]
  /** The transaction's hash (hex), once it is sent. */
  hash?: string
  /** How far it is: when it was first sent and how often, or its ledger and fee. */
  progress?: SendState
  /** Why it was not sent, why it failed, or kind `aborted` after `cancel`. */
  error?: WalletError
  /**
   * Asks the connected wallet to sign a base64 `TransactionEnvelope`, verifies the signature as `kit.signTransaction`
   * does, sends it to the kit's network, and follows it to its end. Resolves to `failed` and `expired` too. Rejects with
   * the wallet's error, `aborted`, or `bad-request` while another is under way, on a network without a server, and for a
   * broken envelope. The rejection need not be caught.
   */
  send: (xdr: string, options?: SendTransactionOptions) => Promise<Sent>
  /** Ends the request to the wallet, or stops following. What was sent stays sent, and stays remembered. */
  cancel: () => void
  /**
   * Follows a transaction that was sent before to its end, by default the newest that the storage remembers of the kit's
   * network, after a reload or `cancel`. If the network does not have it, the same envelope is sent again. Resolves to
   * undefined if nothing is remembered; rejects as `send`.
   */
  resume: (hash?: string) => Promise<Sent | undefined>
}

type Shown = Pick<UseSendTransactionResult, "status" | "hash" | "progress" | "error">

/**
 * Signs with the connected wallet and sends, one transaction at a time. Unmounting ends it as `cancel` does: use it in a
 * component that stays, or `resume` in the next one.
 */
export function useSendTransaction({
  storage,
}: UseSendTransactionOptions = {}): UseSendTransactionResult {
  const kit = useKit()
  const network = useAccountNetwork()
  const [shown, setShown] = useState<Shown>({ status: "idle" })
  const running = useRef<AbortController>(undefined)
  const cancel = useCallback(() => running.current?.abort(), [])
  useUnmount(cancel)

  const run = useCallback(
    <Result>(
      first: Shown,
      work: (options: SendOptions & { signal: AbortSignal }) => Promise<Result>,
      outer?: AbortSignal,
    ): Promise<Result> => {
      if (running.current) return uncaught(Promise.reject(busy()))
      const end = new AbortController()
      running.current = end
      let hash: string | undefined
      setShown(first)
      const onState = (progress: SendState): void => {
        hash = progress.hash
        const error = progress.status === "failed" ? progress.error : undefined
        setShown({ status: progress.status, hash, progress, ...(error && { error }) })
      }
      const signal = outer ? AbortSignal.any([end.signal, outer]) : end.signal
      const kept = storage === undefined ? pageStorage() : storage
      const done = work({ network, signal, storage: kept, onState })
        .catch((thrown) => {
          const error = toWalletError(thrown)
          const known = hash ?? first.hash
          const status = known || error.kind === "aborted" ? "idle" : "failed"
          setShown({ status, error, ...(known && { hash: known }) })
          throw error
        })
        .finally(() => {
          running.current = undefined
        })
      return uncaught(done)
    },
    [network, storage],
  )

  const send = useCallback(
    (xdr: string, { signal: outer, ...asked }: SendTransactionOptions = {}): Promise<Sent> =>
      run(
        { status: "signing" },
        async (options) => {
          if (!network.rpcUrl && !network.horizonUrl) throw noServer()
          const { signal } = options
          const request = { ...asked, networkPassphrase: network.passphrase, signal }
          const { signedTxXdr } = await kit.signTransaction(xdr, request)
          return sendTransaction({ ...options, xdr: signedTxXdr })
        },
        outer,
      ),
    [kit, network, run],
  )

  const resume = useCallback(
    (hash?: string): Promise<Sent | undefined> =>
      run(hash ? { status: "pending", hash } : { status: "idle" }, async (options) => {
        const wanted = hash ?? (await newestOf(network.passphrase, options.storage ?? null))
        return wanted === undefined ? undefined : followTransaction(wanted, options)
      }),
    [network, run],
  )

  return { ...shown, send, cancel, resume }
}

function busy(): WalletError {
  return new WalletError(
    "bad-request",
    reason("sendBusy", "Another transaction is being sent. Wait until it has ended."),
  )
}

function noServer(): WalletError {
  return new WalletError(
    "bad-request",
    reason("noServer", "This network has no server that can be asked."),
  )
}

/** The same promise, whose rejection may be left alone: the hook's result has the error. */
function uncaught<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}
