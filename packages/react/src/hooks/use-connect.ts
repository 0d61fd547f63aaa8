import type { AddressResult, ConnectOptions } from "@alidade/core"
import { type Ask, either, type RequestProgress, useRequest } from "./use-request.js"

/** Connecting, as `useConnect` gives it. */
export interface UseConnectResult extends RequestProgress<AddressResult> {
  /**
   * Asks a wallet (the selected one by default) for access. Rejects with a `WalletError`, which also stands in
   * `error`: it need not be caught.
   */
  connect: (walletId?: string, options?: ConnectOptions) => Promise<AddressResult>
}

const ask: Ask<Parameters<UseConnectResult["connect"]>, AddressResult> = (
  kit,
  signal,
  walletId,
  options,
) => kit.connect(walletId, { ...options, signal: either(signal, options?.signal) })

/**
 * Connects a wallet, and follows how far it has come. Unmounting the component ends a connection that it began:
 * hold the hook where it outlives the change of `status`, or call `kit.connect`.
 */
export function useConnect(): UseConnectResult {
  const { run, ...progress } = useRequest(ask)
  return { ...progress, connect: run }
}
