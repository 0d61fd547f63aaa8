import { type Reason, reason, type WalletCard, type WalletModule } from "@alidade/core"
import { probePage } from "../channel/page-messages.js"
import { clientLoader } from "../client-loader.js"
import { type ExtensionOptions, isInsideApp, isPhone, setPage } from "../page.js"
import { forgetAccess } from "./forget-access.js"
import { ABSENCE, question } from "./question.js"

/** Creates the module of LOBSTR's signer extension. It contains the probe. The first call loads the client. */
export function lobstrModule(
  card: Omit<WalletCard, "load">,
  { page }: ExtensionOptions = {},
): WalletModule {
  setPage("lobstr", page)
  const client = clientLoader(card, () => import("./client.js"))
  return {
    ...card,
    // LO3: a second request makes the first one fail.
    oneAtATime: true,
    // LO3: the user may have to pair a phone first, and the extension polls its server for a signature for an hour.
    limits: { connect: 300_000, sign: 3_600_000 },
    absence: ABSENCE,
    // LO3: the request stays on the phone, and we can't withdraw it.
    afterCancel: reason(
      "phoneStillShown",
      "Canceled here. If your phone still shows the request, decline it there: it can still be confirmed.",
    ),
    obstacle,
    get inApp() {
      return isInsideApp("lobstr")
    },
    ...probePage(
      () => question("REQUEST_CONNECTION_STATUS", {}),
      () => typeof window !== "undefined",
    ),
    getAddress: async (options) => (await client()).getAddress(options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(xdr, options),
    signMessage: async (text: string, options) => (await client()).signMessage(text, options),
    // LOBSTR keeps its own list of sites.
    disconnect: async () => forgetAccess(),
    forgetAccess,
  }
}

/** Why the extension doesn't work here; undefined if nothing is in the way. */
function obstacle(): Reason | undefined {
  if (typeof window === "undefined")
    return reason("works", "{wallet} works in web pages only.", { wallet: "LOBSTR" })
  // LO7: on a phone, LOBSTR is an app without an extension.
  if (isPhone()) {
    return reason("lobstrPhone", "On a phone, connect LOBSTR with WalletConnect.")
  }
}
