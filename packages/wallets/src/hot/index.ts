import { networks, type WalletModule } from "@alidade/core"
import { type ExtensionOptions, setPage } from "../channel/page.js"
import { AFTER_CANCEL, waits } from "./wire.js"

/** How the client of HOT is set up. */
export interface HotSetup extends ExtensionOptions {
  /** The address of the relay by which page and wallet write to each other. */
  relayUrl?: string
  /** The address of the wallet's widget, which is shown in a frame. */
  widgetUrl?: string
  /** Origins of the wallet's own pages: a page that is framed by one of them asks it directly. */
  ancestorOrigins?: readonly string[]
  /** Asks the wallet to open `origin` in its own browser, instead of answering here. */
  inside?: boolean
  /** The address of the page that asks, as the wallet shows it; the page's own without query and fragment where absent. */
  origin?: string
}

/**
 * The client of HOT: through its extension, through the wallet that frames the page, or through its relay and a widget,
 * whichever is there. Names; the conversation is loaded when it is used.
 */
export function hot(setup: HotSetup = {}): WalletModule {
  setPage("hot-wallet", setup.page)
  const client = () => import("./client.js")
  return {
    productId: "hot-wallet",
    productName: "HOT Wallet",
    productUrl: "https://hot-labs.org/wallet",
    productIcon: new URL("./icon.svg", import.meta.url).href,
    moduleType: "HOT_WALLET",
    capabilities: {
      networks: [networks.Public],
      // HOT does not say which preimages it reads. Type 9 is known to every wallet that signs entries, and an SDK that
      // is told so (`useUpgradedAuth`) asks for no other.
      authEntry: ["v1"],
      message: true,
      network: "binding",
      silentRestore: false,
      accountSelection: true,
      gesture: false,
    },
    limits: waits,
    afterCancel: AFTER_CANCEL,
    // Its relay is there for any page.
    isAvailable: async () => typeof window !== "undefined",
    getAddress: async (options) => (await client()).getAddress(setup, options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(setup, xdr, options),
    signAuthEntry: async (entry, options) => (await client()).signAuthEntry(setup, entry, options),
    signMessage: async (text, options) => (await client()).signMessage(setup, text, options),
    // HOT knows no other network, so there is nobody to ask.
    getNetwork: async () => ({ network: "mainnet", networkPassphrase: networks.Public }),
  }
}
