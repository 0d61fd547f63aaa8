import type { KitRequestOptions, SignMessageResult, Verified } from "@alidade/core"
import { type Ask, either, type RequestProgress, useRequest } from "./use-request.js"

/** A signature that was verified, and how far. */
type Signed = SignMessageResult & { verified: Verified }

/** Signing a message, as `useSignMessage` gives it. */
export interface UseSignMessageResult extends RequestProgress<Signed> {
  /** Asks for the SEP-53 signature of a text; verified. Rejects with a `WalletError`, which also stands in `error`: it need not be caught. */
  signMessage: (message: string, options?: KitRequestOptions) => Promise<Signed>
}

const ask: Ask<Parameters<UseSignMessageResult["signMessage"]>, Signed> = (
  kit,
  signal,
  message,
  options,
) => kit.signMessage(message, { ...options, signal: either(signal, options?.signal) })

/** Asks for the signature of a message, and follows how far it has come. Unmounting ends what is pending. */
export function useSignMessage(): UseSignMessageResult {
  const { run, ...progress } = useRequest(ask)
  return { ...progress, signMessage: run }
}
