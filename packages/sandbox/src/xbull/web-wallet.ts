import type { WebWallet } from "../wallet/definition.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { xbullQuirks } from "./quirks.js"

/** xBull starts as a web page only: its extension is not installed. */
export const xbull: WebWallet = {
  facts: { productName: "xBull", productId: "xbull", home: "either" },
  model: ({ networks }) => ({
    wallet: "xbull",
    accounts: sandboxAccounts,
    networks,
    quirks: xbullQuirks,
    initial: { installed: false, authEntry: [] },
  }),
  pages: { connect: {} },
}
