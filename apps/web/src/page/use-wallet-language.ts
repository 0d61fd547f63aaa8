import type { SimulatedWallet, WalletLanguage } from "@alidade/sandbox/browser"
import { useEffect } from "react"
import { usePageLanguage } from "../texts/page-language.js"

/** Gives the windows of the simulated wallets the page's language. */
export function useWalletLanguage(simulated: readonly { wallet: SimulatedWallet }[]): void {
  const { code, dir, texts } = usePageLanguage()
  useEffect(() => {
    const language = { lang: code, dir, texts: { ...texts?.wallets } } as WalletLanguage
    const stops = simulated.map(({ wallet }) => keepLanguage(wallet, language))
    return () => {
      for (const stop of stops) stop()
    }
  }, [simulated, code, dir, texts])
}

/** Without a language, a wallet's windows are in English. */
const english: WalletLanguage = { lang: "en", dir: "ltr", texts: {} }

/**
 * Sets a wallet's language now and after a reset. Pages in different languages share the wallets of one server: the
 * page that was opened last, or changed its language last, decides. Returns a function that stops.
 */
function keepLanguage(wallet: SimulatedWallet, language: WalletLanguage): () => void {
  let isSetting = false
  async function set(): Promise<void> {
    const now = wallet.getState().language ?? english
    if (isSetting || JSON.stringify(now) === JSON.stringify(language)) return
    isSetting = true
    try {
      await wallet.update({ language })
      isSetting = false
    } catch {
      // The sandbox server does not answer: its wallets keep their language.
    }
  }

  // A wallet on a server reports its real state only later.
  let isFirst = true
  void set()
  return wallet.subscribe(() => {
    if (isFirst || !wallet.getState().language) void set()
    isFirst = false
  })
}
