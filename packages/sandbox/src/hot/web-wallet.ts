import { ownPages, type WebWallet } from "../wallet/definition.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { hotQuirks } from "./quirks.js"

/** HOT supports only Public. It starts with its widget, without its extension. */
export const hot: WebWallet = {
  facts: { productName: "HOT", productId: "hot-wallet", home: "site" },
  model: ({ networks }) => ({
    wallet: "hot",
    accounts: sandboxAccounts,
    networks: networks.filter(({ id }) => id === "public"),
    quirks: hotQuirks,
    initial: { installed: false },
  }),
  pages: {
    widget: { ancestors: ownPages },
    browser: { ancestors: ownPages, frames: ownPages },
  },
}
