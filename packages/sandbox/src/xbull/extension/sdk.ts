import type { ExtensionPlace } from "../../wallet/extension-page.js"
import type { Fields } from "../../wallet/fields.js"
import type { Reply, RequestType } from "./wire.js"

/** A failure as the newer functions give it (SEP-43): they never reject. */
interface Failure {
  readonly error: { readonly code: number; readonly message: unknown }
}

/** What xBull's extension puts into a page as `window.xBullSDK`. */
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
  /** Older; rejects with an `Error`, as do the two below. */
  connect(permissions: unknown): Promise<unknown>
  getPublicKey(): Promise<unknown>
  signXDR(xdr: string, options?: { network?: string; publicKey?: string }): Promise<unknown>
}

/** Makes the object: it speaks to the content script by page messages, and is deaf once `life` has ended. */
export function createSdk({ page, meeting }: ExtensionPlace, life: AbortSignal): XbullSdk {
  /** Asks the content script. Settles when it answers, which may be never; rejects with code and message. */
  function ask(type: RequestType, detail: Fields = {}): Promise<unknown> {
    const eventId = `${Date.now()}-${Math.random()}`
    const answered = new AbortController()
    const signal = AbortSignal.any([life, answered.signal])
    return new Promise((resolve, reject) => {
      meeting.addEventListener(
        "message",
        ({ source, data }) => {
          if (source !== page || data?.eventId !== eventId || !data.returnFromCS) return
          answered.abort()
          const { detail: told } = data as Reply
          if (told?.error === false) resolve(told.payload)
          else reject({ code: told?.code || -1, message: told?.errorMessage || "Unexpected error" })
        },
        { signal },
      )
      const from = { origin: page.origin, host: page.location.host }
      meeting.postMessage({ type, eventId, detail: { ...from, ...detail } }, page.location.origin)
    })
  }

  async function enableConnection(): Promise<void> {
    const permissions = { canRequestPublicKey: true, canRequestSign: true }
    await ask("XBULL_CONNECT", { permissions })
    sdk.isConnected = true
  }

  /** Connects, asks, and reads the answer; what fails is given, not thrown. */
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

  /** As the older functions do: what fails is an `Error`. */
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
