import type { ExtensionContext } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { pageEvents } from "../wallet/page-events.js"
import { answer, type Method } from "./background.js"
import { followSite, type NetworkState, type SiteChange } from "./site-state.js"

/** Where Scopuly runs. */
export type Platform = "extension" | "mobile"

/** The version that the object reports. */
export const VERSION = "0.3.0"

interface SignOptions {
  networkPassphrase?: string
  address?: string
}

interface SignedTransaction {
  signedTxXdr: string
  signedXDR: string
  signerAddress: string
  /** In hex. */
  hash: string
  status?: "success" | "pending"
}

/** `window.scopuly`, frozen (SC1). Promises reject with `{ code, message }` (SC4). */
export interface Scopuly {
  readonly isScopuly: true
  readonly platform: Platform
  readonly version: string
  readonly __scopulyProviderVersion: string
  requestAccess(): Promise<{ address: string }>
  connect(): Promise<{ address: string }>
  getAddress(): Promise<{ address: string }>
  getPublicKey(): Promise<string>
  isConnected(): Promise<{ isConnected: boolean }>
  getNetwork(): Promise<NetworkState>
  /** `xdr` and the result: base64 `TransactionEnvelope`. `submit` also sends it. */
  signTransaction(
    xdr: string,
    opts?: SignOptions & { submit?: boolean },
  ): Promise<SignedTransaction>
  signAndSubmitTransaction(xdr: string, opts?: SignOptions): Promise<SignedTransaction>
  /** `authEntry`: base64 `HashIdPreimage`; the result: the signature's 64 bytes in base64. */
  signAuthEntry(
    authEntry: string,
    opts?: SignOptions,
  ): Promise<{ signedAuthEntry: string; signerAddress: string }>
  /** The result: the SEP-53 signature in hex. */
  signMessage(
    message: string,
    opts?: SignOptions,
  ): Promise<{ signedMessage: string; signerAddress: string }>
  reportX402Receipt(receipt: object): Promise<{ receiptId: string; status: string }>
  disconnect(): Promise<void>
  /** Returns a function that removes the listener. */
  onChange(listener: (change: SiteChange) => void): () => void
  removeListener(listener: (change: SiteChange) => void): void
}

/** Creates Scopuly's object for a platform, and a function that ends its events. */
export function createProvider(
  model: WalletModel,
  { page, extensionPage }: ExtensionContext,
  platform: Platform,
): { provider: Scopuly; stop: () => void } {
  const { host, protocol } = page.location
  const site = { host, isHttps: protocol === "https:" }
  const listeners = new Set<(change: SiteChange) => void>()
  const stop = followSite(model, host, (change) => {
    for (const listener of [...listeners]) listener(change)
    pageEvents(extensionPage).dispatchEvent(new CustomEvent("scopuly#change", { detail: change }))
  })

  async function call<Result>(method: Method, payload?: unknown, opts?: unknown): Promise<Result> {
    const sent = plainFields({ method, payload, opts })
    const logged = model.record("in", sent)
    if (logged) await logged
    const outcome = await answer(model, method, sent.payload, sent.opts, site)
    // The wallet was removed, so nobody replies.
    if (!outcome) return new Promise(() => {})
    void model.record("out", { method, ...outcome })
    if ("error" in outcome) throw { ...outcome.error }
    return outcome.result as Result
  }

  const requestAccess = (): Promise<{ address: string }> => call("requestAccess")
  return {
    provider: Object.freeze<Scopuly>({
      isScopuly: true,
      platform,
      version: VERSION,
      __scopulyProviderVersion: VERSION,
      requestAccess,
      connect: requestAccess,
      getAddress: requestAccess,
      getPublicKey: async () => (await requestAccess()).address,
      isConnected: () => call("isConnected"),
      getNetwork: () => call("getNetwork"),
      signTransaction: (xdr, opts) => call("signTransaction", xdr, opts),
      signAndSubmitTransaction: (xdr, opts) => call("signAndSubmitTransaction", xdr, opts),
      signAuthEntry: (authEntry, opts) => call("signAuthEntry", authEntry, opts),
      signMessage: (message, opts) => call("signMessage", message, opts),
      reportX402Receipt: (receipt) => call("reportX402Receipt", receipt),
      disconnect: () => call("disconnect"),
      onChange(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      removeListener: (listener) => void listeners.delete(listener),
    }),
    stop,
  }
}
