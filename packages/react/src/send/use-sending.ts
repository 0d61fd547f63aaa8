import { type KitSignOptions, reason, toWalletError, WalletError } from "@alidade/core"
import {
  requireServer,
  type SendNetwork,
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
import { storageOf } from "../unfinished/storage-of.js"

/** Options of a call of `send`: those of `kit.signTransaction` on the kit's network. */
export type SendTransactionOptions = Omit<
  KitSignOptions,
  "networkPassphrase" | "submit" | "submitUrl"
>

/** A signed transaction that the network refused: it is in no ledger, and cost nothing. */
export interface Refused {
  /** The signed envelope (base64). */
  xdr: string
  /** The fee, in stroops, that the network asked for, if it was refused for its fee. */
  fee?: bigint
}

/** How far a transaction is that a hook signs and sends. */
export interface SendingProgress {
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
  /** What the network refused. `useFeeBump` takes it, to offer more. */
  refused?: Refused
}

/** What work on a transaction gets: where it is sent, and what ends it. */
export type SendingOptions = SendOptions & { signal: AbortSignal; storage: SendStorage | null }

/** Signs and sends, one transaction at a time, and shows how far it is. */
export function useSending(storage: SendStorage | null | undefined): {
  network: SendNetwork
  shown: SendingProgress
  cancel: () => void
  run: <Result>(
    first: SendingProgress,
    work: (options: SendingOptions) => Promise<Result>,
  ) => Promise<Result>
  /** Takes an unsigned envelope, or what makes it: its error is shown as one of the wallet is. */
  signAndSend: (
    unsigned: string | (() => Promise<string>),
    options?: SendTransactionOptions,
  ) => Promise<Sent>
} {
  const kit = useKit()
  const network = useAccountNetwork()
  const [shown, setShown] = useState<SendingProgress>({ status: "idle" })
  const running = useRef<AbortController>(undefined)
  const cancel = useCallback(() => running.current?.abort(), [])
  useUnmount(cancel)

  const run = useCallback(
    <Result>(
      first: SendingProgress,
      work: (options: SendingOptions) => Promise<Result>,
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
      const done = work({ network, signal: end.signal, storage: storageOf(storage), onState })
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

  const signAndSend = useCallback(
    (
      unsigned: string | (() => Promise<string>),
      { signal: outer, ...asked }: SendTransactionOptions = {},
    ): Promise<Sent> =>
      run({ status: "signing" }, async (options) => {
        requireServer(network)
        const signal = outer ? AbortSignal.any([options.signal, outer]) : options.signal
        const request = { ...asked, networkPassphrase: network.passphrase, signal }
        const built = typeof unsigned === "function" ? await unsigned() : unsigned
        const { signedTxXdr: xdr } = await kit.signTransaction(built, request)
        const sent = await sendTransaction({ ...options, signal, xdr })
        if (sent.status === "failed" && sent.ledger === undefined) {
          const fee = sent.error.reason?.values?.fee
          const refused = { xdr, ...(fee !== undefined && { fee: BigInt(`${fee}`) }) }
          setShown((now) => ({ ...now, refused }))
        }
        return sent
      }),
    [kit, network, run],
  )

  return { network, shown, cancel, run, signAndSend }
}

function busy(): WalletError {
  return new WalletError(
    "bad-request",
    reason("sendBusy", "Another transaction is being sent. Wait until it has ended."),
  )
}

/** The same promise, whose rejection may be left alone: the hook's result has the error. */
function uncaught<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}
