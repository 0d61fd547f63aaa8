import { followTransaction, type SendStorage, type Sent } from "@alidade/core/send"
import { useCallback } from "react"
import { newestOf } from "../unfinished/newest-of.js"
import { type SendingProgress, type SendTransactionOptions, useSending } from "./use-sending.js"

/** Options of `useSendTransaction`. */
export interface UseSendTransactionOptions {
  /** Remembers what is under way for `resume`. By default `localStorage`; null remembers nothing. */
  storage?: SendStorage | null
}

/** Result of `useSendTransaction`. */
export interface UseSendTransactionResult extends SendingProgress {
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

/**
 * Signs with the connected wallet and sends, one transaction at a time. Unmounting ends it as `cancel` does: use it in a
 * component that stays, or `resume` in the next one.
 */
export function useSendTransaction({
  storage,
}: UseSendTransactionOptions = {}): UseSendTransactionResult {
  const { network, shown, cancel, run, signAndSend: send } = useSending(storage)
  const resume = useCallback(
    (hash?: string): Promise<Sent | undefined> =>
      run(hash ? { status: "pending", hash } : { status: "idle" }, async (options) => {
        const wanted = hash ?? (await newestOf(network.passphrase, options.storage))
        return wanted === undefined ? undefined : followTransaction(wanted, options)
      }),
    [network, run],
  )
  return { ...shown, send, cancel, resume }
}
