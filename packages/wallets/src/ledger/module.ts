import { type CallOptions, limits, WalletError, type WalletModule } from "@alidade/core"
import { card } from "./card.js"
import { chooseDevice, isReachable, needsChoice, obstacle, reachable } from "./device.js"

/**
 * The module of Ledger's hardware wallets, over WebHID, or WebUSB where that is all there is. It has the browser ask which
 * device to use, which must happen inside a click. The conversation is loaded with the first call.
 */
export function ledgerModule(): WalletModule {
  /** Nothing is awaited before the browser asks. */
  const withDevice = async <Answer>(
    { opened, signal }: CallOptions,
    call: (client: typeof import("./client.js")) => Promise<Answer>,
  ): Promise<Answer> => {
    reachable()
    await (opened ?? (needsChoice() ? chooseDevice(signal) : undefined))
    return call(await import("./client.js"))
  }

  return {
    ...card,
    // LE6: its functions must never run side by side.
    oneAtATime: true,
    // A device is attached, unlocked, its app opened, accounts compared: that takes as long as reading a transaction.
    limits: { connect: limits.sign },
    afterCancel:
      "Cancelled here. If your Ledger still shows the request, refuse it there: nothing that it answers is used.",
    obstacle,
    isAvailable: async () => isReachable(),
    // The browser's list of devices needs a click as a window does.
    get open(): WalletModule["open"] {
      return needsChoice() ? ({ signal }) => chooseDevice(signal) : undefined
    },
    getAddress: async (options = {}) => {
      if (options.path === undefined && !options.ui?.attached) {
        throw new WalletError(
          "unsupported",
          "A Ledger has many accounts, and no screen is there to choose one. Show the kit's screens, or name a path such as 44'/148'/0'.",
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
    disconnect: async () => (await import("./client.js")).disconnect(),
  }
}
