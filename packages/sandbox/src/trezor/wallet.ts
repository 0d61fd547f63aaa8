import { pageWallet, type WalletDefinition } from "../wallet/definition.js"
import { trezorAccounts } from "./accounts.js"
import type { TrezorConnect } from "./connect.js"
import { libraryOf, provideLibrary } from "./library.js"
import { trezorQuirks } from "./quirks.js"

/** What the wallet's client needs: the library that an app hands over. */
export interface TrezorOptions {
  /** Resolves to the library, ready for use. Undefined if the page has no simulated Trezor. */
  readonly connect: (() => Promise<TrezorConnect>) | undefined
}

/**
 * A Trezor behind its Connect library. `installed` means that its cable is plugged in. It has its own accounts, and
 * signs for any network.
 */
export const trezor: WalletDefinition<TrezorOptions> = pageWallet(
  ({ networks }) => ({
    wallet: "trezor",
    productName: "Trezor",
    productId: "TREZOR",
    home: "device",
    accounts: trezorAccounts,
    networks,
    quirks: trezorQuirks,
    initial: { authEntry: [] },
    scripts: [provideLibrary],
  }),
  ({ page }) => ({
    get connect() {
      const library = libraryOf(page)
      return library && (async () => library)
    },
  }),
)
