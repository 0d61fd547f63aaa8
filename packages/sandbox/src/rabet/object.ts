import type { ExtensionContext } from "../wallet/extension-page.js"
import {
  ACCOUNT_EVENT,
  NETWORK_EVENT,
  type RequestType,
  requestEvent,
  responseEvent,
} from "./wire.js"

/** `window.rabet`. Its promises reject with `{error}`; some never settle. */
export interface RabetObject {
  connect(): Promise<{ publicKey: string }>
  /** `xdr`: base64 `TransactionEnvelope`; `network`: "mainnet" or "testnet". */
  sign(xdr: string, network: string): Promise<{ xdr: string | null }>
  disconnect(): Promise<void>
  isUnlocked(): Promise<boolean>
  getNetwork(): Promise<{ passphrase: string; network: "MAINNET" | "TESTNET" }>
  /** Closes the open window. */
  close(): Promise<void>
  on(event: "accountChanged", listener: () => void): void
  on(event: "networkChanged", listener: (passphrase: string) => void): void
}

/** Creates Rabet's object for a page. It uses the document's events. */
export function createObject({ page, extensionPage }: ExtensionContext): RabetObject {
  const { document } = extensionPage

  // Every pending call of a type takes the first reply (RA1). Null if the extension is gone (RA5).
  function call(type: RequestType, detail?: object): Promise<Answer | null> {
    document.dispatchEvent(new CustomEvent(requestEvent(type), { detail }))
    return new Promise((resolve) => {
      const onReply = (event: Event): void => resolve(JSON.parse((event as CustomEvent).detail))
      document.addEventListener(responseEvent(type), onReply, { once: true })
    })
  }

  const pageLocation = (): object => ({
    host: page.location.host || "test.org",
    href: page.location.href,
  })
  const metrics = (): object => {
    const { screenX, screenY, outerWidth } = page
    return { title: page.document.title, screenX, screenY, outerWidth }
  }

  return {
    async connect() {
      const { ok, message } =
        (await call("CONNECT", { ...pageLocation(), ...metrics() })) ?? noMessage
      if (!ok) throw { error: message }
      return { ...(message as { publicKey: string }) }
    },
    // Missing arguments are noticed only after the request is sent, so a window opens anyway (RA6).
    async sign(xdr, network) {
      const host = page.location.host || "test.org"
      const answer = call("SIGN", { xdr, network, host, ...metrics() })
      if (!xdr) throw { error: "No XDR" }
      if (!network) throw { error: "No network" }
      const { ok, message } = (await answer) ?? noMessage
      if (!ok) throw { error: message }
      return { ...(message as { xdr: string | null }) }
    },
    async disconnect() {
      const { ok } = (await call("DISCONNECT", pageLocation())) ?? (await never<Answer>())
      if (!ok) throw { error: "unknown-error" }
    },
    isUnlocked: () =>
      call("IS_UNLOCKED", pageLocation()).then((answer) =>
        answer?.ok ? (answer.isUnlocked as boolean) : never(),
      ),
    getNetwork: () =>
      call("NETWORK").then((answer) =>
        answer?.ok ? (answer.network as Awaited<ReturnType<RabetObject["getNetwork"]>>) : never(),
      ),
    async close() {
      await call("CLOSE_WINDOW")
    },
    on(event: "accountChanged" | "networkChanged", listener: (passphrase: string) => void) {
      if (event === "accountChanged")
        document.addEventListener(ACCOUNT_EVENT, () => (listener as () => void)())
      if (event === "networkChanged")
        document.addEventListener(NETWORK_EVENT, (changed) =>
          listener((changed as CustomEvent<{ network: string }>).detail.network),
        )
    },
  }
}

type Answer = { readonly ok: boolean } & Readonly<Record<string, unknown>>

/** The result of an empty reply when connecting or signing. */
const noMessage: Answer = { ok: false, message: "no-message-received" }

/** The vendor's own object never rejects these calls (RA5). */
function never<Result>(): Promise<Result> {
  return new Promise(() => {})
}
