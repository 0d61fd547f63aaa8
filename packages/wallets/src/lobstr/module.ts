import { limits, type WalletModule } from "@alidade/core"
import { ask, onFirstReply } from "../channel/page-messages.js"
import { type ExtensionOptions, setPage } from "../page/extension-page.js"
import { isPhone } from "../page/phone.js"
import { card } from "./card.js"
import { ABSENCE, AFTER_CANCEL, question, waits } from "./wire.js"

/** The module of LOBSTR's signer extension: its probe. The conversation is loaded with the first call. */
export function lobstrModule({ page }: ExtensionOptions = {}): WalletModule {
  setPage("lobstr", page)
  const client = () => import("./client.js")
  return {
    ...card,
    // LO3: of two requests the first fails.
    oneAtATime: true,
    limits: waits,
    absence: ABSENCE,
    afterCancel: AFTER_CANCEL,
    obstacle,
    isAvailable: async ({ signal } = {}) => {
      if (typeof window === "undefined") return false
      // Whatever it says: who answers is there, be it to say that the page must be reloaded.
      return ask(question("REQUEST_CONNECTION_STATUS", {}), { signal, ms: limits.read }).then(
        () => true,
        () => false,
      )
    },
    onArrival: (arrived) =>
      typeof window === "undefined"
        ? () => {}
        : onFirstReply(question("REQUEST_CONNECTION_STATUS", {}), arrived),
    getAddress: async (options) => (await client()).getAddress(options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(xdr, options),
    signMessage: async (text, options) => (await client()).signMessage(text, options),
    disconnect: async () => (await client()).disconnect(),
  }
}

/** Why the extension cannot be had here; undefined where nothing is in the way. */
function obstacle(): string | undefined {
  if (typeof window === "undefined") return "LOBSTR answers web pages only."
  // LO7: on a phone LOBSTR is an app, which has no extension.
  if (isPhone()) {
    return "On a phone, connect LOBSTR with WalletConnect."
  }
}
