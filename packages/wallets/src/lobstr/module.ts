import type { WalletModule } from "@alidade/core"
import { probePage } from "../channel/page-messages.js"
import { type ExtensionOptions, isPhone, setPage } from "../page.js"
import { card } from "./card.js"
import { ABSENCE, question } from "./wire.js"

/** The module of LOBSTR's signer extension: its probe. The conversation is loaded with the first call. */
export function lobstrModule({ page }: ExtensionOptions = {}): WalletModule {
  setPage("lobstr", page)
  const client = () => import("./client.js")
  return {
    ...card,
    // LO3: of two requests the first fails.
    oneAtATime: true,
    // LO3: a phone may have to be paired first, and the extension asks its server for a signature for an hour.
    limits: { connect: 300_000, sign: 3_600_000 },
    absence: ABSENCE,
    // LO3: the phone still has it, and nobody can take it back.
    afterCancel:
      "Cancelled here. If LOBSTR shows it on your phone, decline it there: it can still be confirmed.",
    obstacle,
    ...probePage(
      () => question("REQUEST_CONNECTION_STATUS", {}),
      () => typeof window !== "undefined",
    ),
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
