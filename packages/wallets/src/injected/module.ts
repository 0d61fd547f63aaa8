import { type Capabilities, reason, type WalletCard, type WalletModule } from "@alidade/core"
import { probeInjected } from "../channel/injected.js"
import { clientLoader } from "../client-loader.js"
import { absence, canRestore, findWallet, has, type InjectedFunction } from "./injected-object.js"
import type { Injected, InjectedAccess } from "./options.js"

/**
 * Creates the module of a wallet that injects an object with SEP-43's functions. It looks for the object. The first call
 * loads the client. The module has the functions that the card declares or that the object has.
 */
export function injectedModule(
  card: Omit<WalletCard, "load">,
  access: InjectedAccess,
): WalletModule {
  const { productName: name, capabilities: declared = {} } = card
  const wallet: Injected = { ...access, name, capabilities: declared }
  const client = clientLoader(card, () => import("./client.js"))
  const find = () => findWallet(wallet)
  /** A missing object may have any function: a call waits for it. */
  const able = (name: InjectedFunction, isDeclared?: boolean): boolean => {
    const object = find()
    return isDeclared ?? (!object || has(object, name))
  }
  const signsEntries = (): boolean =>
    able("signAuthEntry", declared.authEntry && declared.authEntry.length > 0)
  const restore: WalletModule["restore"] = async (options) =>
    (await client()).restore(wallet, options)

  return {
    ...card,
    get capabilities(): Capabilities {
      return { authEntry: signsEntries() ? ["v1"] : [], ...declared }
    },
    // It is unknown how most wallets handle concurrent requests.
    oneAtATime: true,
    absence: absence(wallet),
    afterCancel: reason(
      "windowStillSigns",
      "Canceled here. An open {wallet} window can still sign: close it.",
      { wallet: name },
    ),
    ...probeInjected(find, access.event),
    getAddress: async (options) => (await client()).getAddress(wallet, options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(wallet, xdr, options),
    get signAuthEntry(): WalletModule["signAuthEntry"] {
      if (!signsEntries()) return undefined
      return async (entry, options) => (await client()).signAuthEntry(wallet, entry, options)
    },
    get signMessage(): WalletModule["signMessage"] {
      if (!able("signMessage", declared.message)) return undefined
      return async (text: string, options) => (await client()).signMessage(wallet, text, options)
    },
    get getNetwork(): WalletModule["getNetwork"] {
      if (!able("getNetwork", declared.network && declared.network !== "none")) return undefined
      return async (options) => (await client()).getNetwork(wallet, options)
    },
    get disconnect(): WalletModule["disconnect"] {
      if (!able("disconnect")) return undefined
      return async () => (await client()).disconnect(wallet)
    },
    ...(canRestore(access) ? { restore, readAccess: restore } : {}),
    watch(listener) {
      const ended = new AbortController()
      // A client that can't be loaded reports nothing.
      const begin = async (): Promise<void> => {
        const { watch } = await client()
        watch(wallet, listener, ended.signal)
      }
      begin().catch(() => {})
      return () => ended.abort()
    },
  }
}
