import type { ExtensionContext } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { answer, type Method } from "./background.js"
import { followSite, type NetworkState, type SiteState } from "./site-state.js"

interface SignOptions {
  networkPassphrase: string
  address?: string
}

/** The object that Gnomon announces, frozen. Its promises reject with `{ code, message }`. */
export interface Gnomon {
  /** With `skipRequestAccess`, no window opens, unless the quirk WINDOW is on. */
  getAddress(options?: { skipRequestAccess?: boolean }): Promise<{ address: string }>
  /** `xdr` and the result: base64 `TransactionEnvelope`. */
  signTransaction(
    xdr: string,
    options: SignOptions,
  ): Promise<{ signedTxXdr: string; signerAddress: string }>
  /** `preimage`: base64 `HashIdPreimage`; the result: the signature's 64 bytes in base64. */
  signAuthEntry(
    preimage: string,
    options: SignOptions,
  ): Promise<{ signedAuthEntry: string; signerAddress: string }>
  /** The result: the 64 bytes of the SEP-53 signature in base64. */
  signMessage(
    message: string,
    options: SignOptions,
  ): Promise<{ signedMessage: string; signerAddress: string }>
  getNetwork(): Promise<NetworkState>
  disconnect(): Promise<void>
  /** Returns a function that removes the listener. */
  onChange(listener: (change: SiteState) => void): () => void
}

/** Creates Gnomon's object, and a function that ends its events. */
export function createObject(
  model: WalletModel,
  { page }: ExtensionContext,
): { object: Gnomon; stop: () => void } {
  const { host } = page.location
  const listeners = new Set<(change: SiteState) => void>()
  const stop = followSite(model, host, (change) => {
    for (const listener of [...listeners]) listener(change)
  })

  async function call<Result>(method: Method, payload?: unknown, opts?: unknown): Promise<Result> {
    const { options } = plainFields({ options: opts })
    const logged = model.record("in", { method, payload, options })
    if (logged) await logged
    const outcome = await answer(model, method, payload, options, host)
    // The wallet was removed, so nobody replies.
    if (!outcome) return new Promise(() => {})
    void model.record("out", { method, ...outcome })
    if ("error" in outcome) throw { ...outcome.error }
    return outcome.result as Result
  }

  return {
    object: Object.freeze<Gnomon>({
      getAddress: (options) => call("getAddress", undefined, options),
      signTransaction: (xdr, options) => call("signTransaction", xdr, options),
      signAuthEntry: (preimage, options) => call("signAuthEntry", preimage, options),
      signMessage: (message, options) => call("signMessage", message, options),
      getNetwork: () => call("getNetwork"),
      disconnect: () => call("disconnect"),
      onChange(listener) {
        const own = (change: SiteState): void => listener(change)
        listeners.add(own)
        return () => void listeners.delete(own)
      },
    }),
    stop,
  }
}
