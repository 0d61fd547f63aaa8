import { ownPages, type WebWallet } from "../wallet/definition.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { albedoQuirks } from "./quirks.js"

/** Albedo supports two networks; each request names one (AL6). */
export const albedo: WebWallet = {
  facts: { productName: "Albedo", productId: "albedo", home: "site" },
  model: ({ networks }) => ({
    wallet: "albedo",
    accounts: sandboxAccounts,
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: albedoQuirks,
  }),
  pages: {
    // A request can name a callback, to which its answer is posted.
    confirm: { forms: ownPages },
    "": { ancestors: ownPages },
  },
}
