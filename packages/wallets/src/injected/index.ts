import type { WalletCard } from "@alidade/core"
import type { InjectedOptions } from "./options.js"

export type { InjectedAccess, InjectedOptions, InjectedQuirk } from "./options.js"

/**
 * Creates the card of a wallet that injects an object with SEP-43's functions into the page (`getAddress`,
 * `signTransaction`, `signAuthEntry`, `signMessage`, `getNetwork`). Its client is loaded when it is used.
 *
 * Replies may have the forms that wallets use in practice: an `error` field, or anything thrown; a signature of 64 bytes
 * in base64 or hex, which becomes base64; an address or envelope as a plain string; no `signerAddress`. A reply without
 * its field is a `bad-reply`. The kit verifies every signature. Only `G…` accounts can connect.
 */
export function injected(options: InjectedOptions): WalletCard {
  const { id, name, icon, url, capabilities } = options
  const card: Omit<WalletCard, "load"> = {
    productId: id,
    productName: name,
    productUrl: url,
    productIcon: icon,
    moduleType: "HOT_WALLET",
    ...(capabilities ? { capabilities } : {}),
  }
  return {
    ...card,
    load: () => import("../modules.js").then((m) => m.injectedModule(card, options)),
  }
}
