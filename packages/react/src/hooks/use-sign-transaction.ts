import type { KitSignOptions, SignTransactionResult, Verified } from "@alidade/core"
import { type Ask, either, type RequestProgress, useRequest } from "./use-request.js"

/** A signature that was verified, and how far. */
type Signed = SignTransactionResult & { verified: Verified }

/** Signing a transaction, as `useSignTransaction` gives it. */
export interface UseSignTransactionResult extends RequestProgress<Signed> {
  /** Asks the connected wallet to sign a base64 `TransactionEnvelope`; the reply is verified. Rejects with a `WalletError`, which also stands in `error`: it need not be caught. */
  signTransaction: (xdr: string, options?: KitSignOptions) => Promise<Signed>
}

const ask: Ask<Parameters<UseSignTransactionResult["signTransaction"]>, Signed> = (
  kit,
  signal,
  xdr,
  options,
) => kit.signTransaction(xdr, { ...options, signal: either(signal, options?.signal) })

/** Asks for the signature of a transaction, and follows how far it has come. Unmounting ends what is pending. */
export function useSignTransaction(): UseSignTransactionResult {
  const { run, ...progress } = useRequest(ask)
  return { ...progress, signTransaction: run }
}
