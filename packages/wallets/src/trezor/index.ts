import type { WalletCard } from "@alidade/core"
import { card } from "./card.js"
import type { TrezorOptions } from "./options.js"

export type { TrezorConnect, TrezorOptions } from "./options.js"

/**
 * Creates the card of Trezor's hardware wallets, which are reached through Trezor's Connect library. The app passes the
 * library:
 *
 * ```ts
 * trezor({
 *   async connect() {
 *     const { default: library } = await import("@trezor/connect-web")
 *     await library.init({ manifest: { appName: "My app", appUrl: location.origin, email: "dev@app.example" } })
 *     return library
 *   },
 * })
 * ```
 */
export function trezor(options?: TrezorOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.trezorModule(card, options)) }
}
