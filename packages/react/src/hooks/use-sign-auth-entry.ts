import type { KitRequestOptions, SignAuthEntryResult, Verified } from "@alidade/core"
import { type Ask, either, type RequestProgress, useRequest } from "./use-request.js"

/** A signature that was verified, and how far. */
type Signed = SignAuthEntryResult & { verified: Verified }

/** Signing an auth entry, as `useSignAuthEntry` gives it. */
export interface UseSignAuthEntryResult extends RequestProgress<Signed> {
  /** Asks for the signature of a base64 `HashIdPreimage` (type 9 or 10); verified. Rejects with a `WalletError`, which also stands in `error`: it need not be caught. */
  signAuthEntry: (authEntry: string, options?: KitRequestOptions) => Promise<Signed>
}

const ask: Ask<Parameters<UseSignAuthEntryResult["signAuthEntry"]>, Signed> = (
  kit,
  signal,
  authEntry,
  options,
) => kit.signAuthEntry(authEntry, { ...options, signal: either(signal, options?.signal) })

/** Asks for the signature of an authorization entry, and follows how far it has come. Unmounting ends what is pending. */
export function useSignAuthEntry(): UseSignAuthEntryResult {
  const { run, ...progress } = useRequest(ask)
  return { ...progress, signAuthEntry: run }
}
