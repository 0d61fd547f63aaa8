import type { KitRequestOptions, SubmitResult, Verified } from "@alidade/core"
import { type Ask, either, type RequestProgress, useRequest } from "./use-request.js"

/** What the wallet says of the transaction that it sent, and how far that was verified. */
type Submitted = SubmitResult & { verified: Verified }

/** Signing and sending a transaction, as `useSignAndSubmitTransaction` gives it. */
export interface UseSignAndSubmitTransactionResult extends RequestProgress<Submitted> {
  /** Asks the connected wallet to sign a base64 `TransactionEnvelope` and to send it itself; checked as far as it tells. Rejects with a `WalletError`, which also stands in `error`: it need not be caught. */
  signAndSubmitTransaction: (xdr: string, options?: KitRequestOptions) => Promise<Submitted>
}

const ask: Ask<
  Parameters<UseSignAndSubmitTransactionResult["signAndSubmitTransaction"]>,
  Submitted
> = (kit, signal, xdr, options) =>
  kit.signAndSubmitTransaction(xdr, { ...options, signal: either(signal, options?.signal) })

/** Asks a wallet to sign a transaction and to send it, and follows how far that has come. Unmounting ends what is pending. */
export function useSignAndSubmitTransaction(): UseSignAndSubmitTransactionResult {
  const { run, ...progress } = useRequest(ask)
  return { ...progress, signAndSubmitTransaction: run }
}
