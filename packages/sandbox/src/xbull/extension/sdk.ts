import type { ExtensionContext } from "../../wallet/extension-page.js"
import type { Fields } from "../../wallet/fields.js"
import type { Reply, RequestType } from "./wire.js"

/** An error in the form of the newer functions (SEP-43), which never reject. */
interface Failure {
  readonly error: { readonly code: number; readonly message: unknown }
}

/** The object that xBull's extension adds to a page as `window.xBullSDK`. */
export interface XbullSdk {
  isConnected: boolean
  enableConnection(): Promise<void>
  getAddress(): Promise<{ address: unknown } | Failure>
  signTransaction(params: {
    xdr: string
    opts?: { networkPassphrase?: string; address?: string; submit?: boolean; submitUrl?: string }
  }): Promise<{ signedTxXdr: unknown; signerAddress: unknown } | Failure>
  signMessage(
    message: string,
    opts?: { networkPassphrase?: string; address?: string },
  ): Promise<{ signedMessage: unknown; signerAddress: unknown } | Failure>
  getNetwork(): Promise<{ network: unknown; networkPassphrase: unknown } | Failure>
  /** Older, like the two below: rejects with an `Error`. */
  connect(permissions: unknown): Promise<unknown>
  getPublicKey(): Promise<unknown>
  signXDR(xdr: string, options?: { network?: string; publicKey?: string }): Promise<unknown>
}

/** Creates the object. It reaches the content script by page messages and receives nothing after `life` has ended. */
export function createSdk(
  { page, extensionPage }: ExtensionContext,
  lifetime: AbortSignal,
): XbullSdk {
  /**
   * Sends a request to the content script. Settles with the reply, which may never arrive. Rejects with code and
   * message.
   */
  function ask(type: RequestType, detail: Fields = {}): Promise<unknown> {
    const eventId = `${Date.now()}-${Math.random()}`
    const answered = new AbortController()
    const signal = AbortSignal.any([lifetime, answered.signal])
    return new Promise((resolve, reject) => {
      extensionPage.addEventListener(
        "message",
        ({ source, data }) => {
          if (source !== page || data?.eventId !== eventId || !data.returnFromCS) return
          answered.abort()
          const { detail: received } = data as Reply
          if (received?.error === false) resolve(received.payload)
          else
            reject({
              code: received?.code || -1,
              message: received?.errorMessage || "Unexpected error",
            })
        },
        { signal },
      )
      const from = { origin: page.origin, host: page.location.host }
      extensionPage.postMessage(
        { type, eventId, detail: { ...from, ...detail } },
        page.location.origin,
      )
    })
  }

  async function enableConnection(): Promise<void> {
    const permissions = { canRequestPublicKey: true, canRequestSign: true }
    await ask("XBULL_CONNECT", { permissions })
    sdk.isConnected = true
  }

  /** Connects, sends a request, and reads the reply. Returns errors instead of throwing them. */
  async function safely<Result>(
    type: RequestType,
    detail: Fields,
    read: (payload: Fields) => Result,
  ): Promise<Result | Failure> {
    try {
      await enableConnection()
      return read((await ask(type, detail)) as Fields)
    } catch (thrown) {
      return { error: thrown as Failure["error"] }
    }
  }

  /** Rejects with an `Error`, like the older functions. */
  async function payloadOf(type: RequestType, detail: Fields = {}): Promise<unknown> {
    try {
      return await ask(type, detail)
    } catch (thrown) {
      throw new Error(String((thrown as Failure["error"]).message))
    }
  }

  const refusal = (message: string): Failure => ({ error: { code: -1, message } })

  const sdk: XbullSdk = {
    isConnected: false,
    enableConnection,
    getAddress: () => safely("XBULL_GET_PUBLIC_KEY", {}, (address) => ({ address })),
    async signTransaction({ xdr, opts = {} }) {
      if (opts.submit || opts.submitUrl)
        return refusal("Parameters `submit` and `submitUrl` are not supported")
      const { networkPassphrase: network, address: publicKey } = opts
      const detail = { network, publicKey, xdr, xdrType: "Transaction" }
      return safely("XBULL_SIGN_XDR", detail, ({ signedXdr, signerAddress }) => ({
        signedTxXdr: signedXdr,
        signerAddress,
      }))
    },
    async signMessage(message, opts = {}) {
      if (!message) return refusal("The message must be defined.")
      const { networkPassphrase: network, address: publicKey } = opts
      const detail = { message, publicKey, network }
      return safely("XBULL_SIGN_MESSAGE", detail, ({ signedMessage, signerAddress }) => ({
        signedMessage,
        signerAddress,
      }))
    },
    getNetwork: () =>
      safely("XBULL_GET_NETWORK", {}, ({ network, networkPassphrase }) => ({
        network,
        networkPassphrase,
      })),
    async connect(permissions) {
      const { canRequestPublicKey, canRequestSign } = { ...(permissions as object) } as Fields
      if (!canRequestPublicKey && !canRequestSign) throw new Error("Value sent is not valid")
      const granted = await payloadOf("XBULL_CONNECT", { permissions })
      sdk.isConnected = true
      return granted
    },
    getPublicKey: () => payloadOf("XBULL_GET_PUBLIC_KEY"),
    async signXDR(xdr, { network, publicKey } = {}) {
      const detail = { network, publicKey, xdr, xdrType: "Transaction" }
      const { signedXdr } = (await payloadOf("XBULL_SIGN_XDR", detail)) as Fields
      return signedXdr
    },
  }
  return sdk
}
