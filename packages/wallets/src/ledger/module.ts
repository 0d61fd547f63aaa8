import {
  type CallOptions,
  limits,
  reason,
  type WalletCard,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { clientLoader } from "../client-loader.js"
import { chooseDevice, isReachable, needsChoice, obstacle, requireDevices } from "./device.js"

/**
 * Builds the module of Ledger's hardware wallets, over WebHID, or WebUSB if there is no WebHID. The browser's device
 * list must be opened inside a click. The client is loaded with the first call.
 */
export function ledgerModule(card: Omit<WalletCard, "load">): WalletModule {
  const load = clientLoader(card, () => import("./client.js"))
  /** Awaits nothing before the browser shows its device list. */
  const withDevice = async <Answer>(
    { opened, signal }: CallOptions,
    call: (client: typeof import("./client.js")) => Promise<Answer>,
  ): Promise<Answer> => {
    requireDevices()
    await (opened ?? (needsChoice() ? chooseDevice(signal) : undefined))
    return call(await load())
  }

  return {
    ...card,
    // The browser only needs a click if it has granted no device yet.
    capabilities: { ...card.capabilities, accounts: "ask", messageBytes: true, gesture: false },
    // LE6: calls must never overlap.
    oneAtATime: true,
    // Plugging in, unlocking, opening the app and comparing accounts takes as long as reviewing a transaction.
    limits: { connect: limits.sign },
    afterCancel: reason(
      "deviceStillShown",
      "Canceled here. If your {wallet} still shows the request, decline it there. Its response won't be used.",
      { wallet: "Ledger" },
    ),
    obstacle,
    isAvailable: async () => isReachable(),
    // Like a popup, the browser's device list needs a click.
    get open(): WalletModule["open"] {
      return needsChoice() ? ({ signal }) => chooseDevice(signal) : undefined
    },
    getAddress: async (options = {}) => {
      if (options.path === undefined && !options.ui?.attached) {
        throw new WalletError(
          "unsupported",
          reason(
            "deviceNeedsPath",
            "This {wallet} has many accounts. Show the kit's screens to choose one, or pass a path such as 44'/148'/0'.",
            { wallet: "Ledger" },
          ),
        )
      }
      return withDevice(options, (client) => client.getAddress(options))
    },
    getAddresses: async (page, options = {}) =>
      withDevice(options, (client) => client.getAddresses(page, options)),
    signTransaction: async (xdr, options = {}) =>
      withDevice(options, (client) => client.signTransaction(xdr, options)),
    signAuthEntry: async (entry, options = {}) =>
      withDevice(options, (client) => client.signAuthEntry(entry, options)),
    signMessage: async (text, options = {}) =>
      withDevice(options, (client) => client.signMessage(text, options)),
    disconnect: async () => (await load()).disconnect(),
  }
}
