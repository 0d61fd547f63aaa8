import { networks, reason, type WalletCard, type WalletModule } from "@alidade/core"
import { clientLoader } from "../client-loader.js"
import { type ExtensionOptions, onReturn, setPage } from "../page.js"
import { askForAnnouncements, isAnnounced, onAnnounced } from "./announcement.js"
import { isInsideMetamask } from "./inside-metamask.js"

/**
 * Creates the module of MetaMask's extension. It notices wallets that announce themselves as MetaMask, and asks whether
 * one of them is. The first call loads the client.
 */
export function metamaskModule(
  card: Omit<WalletCard, "load">,
  { page }: ExtensionOptions = {},
): WalletModule {
  setPage("metamask", page)
  const client = clientLoader(card, () => import("./client.js"))
  /** Whether MetaMask answers. Another wallet that announces itself as MetaMask does not (IN5). */
  const answers = async (signal?: AbortSignal): Promise<boolean> => {
    try {
      await (await client()).requireAnswer({ signal })
      return true
    } catch {
      return false
    }
  }
  const { productName: wallet } = card

  return {
    ...card,
    // It is unknown how MetaMask shows two requests for Stellar.
    oneAtATime: true,
    absence: reason("notInstalled", "{wallet} is not installed", { wallet }),
    afterCancel: reason(
      "windowStillSigns",
      "Canceled here. An open {wallet} window can still sign: close it.",
      { wallet },
    ),
    get inApp() {
      return isInsideMetamask()
    },
    async isAvailable({ signal } = {}) {
      if (typeof window === "undefined") return false
      return (isInsideMetamask() || (await isAnnounced(signal))) && answers(signal)
    },
    onArrival(arrived) {
      if (typeof window === "undefined") return () => {}
      const stopped = new AbortController()
      let asking = false
      const stopListening = onAnnounced(async () => {
        if (asking) return
        asking = true
        const isThere = await answers(stopped.signal)
        asking = false
        if (!isThere || stopped.signal.aborted) return
        stop()
        arrived()
      })
      const stopReturning = onReturn(askForAnnouncements)
      const stop = (): void => {
        stopped.abort()
        stopListening()
        stopReturning()
      }
      return stop
    },
    getAddress: async (options) => (await client()).getAddress(options),
    restore: async (options) => (await client()).restore(options),
    readAccess: async (options) => (await client()).readAccess(options),
    // MM6: the only network of a session.
    getNetwork: async () => ({ network: "PUBLIC", networkPassphrase: networks.Public }),
    signTransaction: async (xdr, options) => (await client()).signTransaction(xdr, options),
    signAuthEntry: async (entry, options) => (await client()).signAuthEntry(entry, options),
    signMessage: async (text: string, options) => (await client()).signMessage(text, options),
    watch(listener) {
      const ended = new AbortController()
      // A client that can't be loaded reports nothing.
      const begin = async (): Promise<void> => {
        const { watch } = await client()
        watch(listener, ended.signal)
      }
      begin().catch(() => {})
      return () => ended.abort()
    },
    disconnect: async () => (await client()).disconnect(),
  }
}
