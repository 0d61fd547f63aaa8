import type { Kit } from "@alidade/core"
import type { SimulatedPhone } from "@alidade/sandbox/browser"
import type { PageWallet } from "../page/simulated-wallets.js"

/**
 * Lets the simulated phone scan each pairing code that is shown, once, with the wallet app that the code is for. The dock sets how it responds, as for every
 * wallet.
 */
export function letPhoneScan(kit: Kit, simulated: readonly PageWallet[]): void {
  const phone = simulated.find(({ name }) => name === "phone")?.wallet as SimulatedPhone | undefined
  if (!phone) return
  let scanned: string | undefined
  kit.subscribe(() => {
    const { pending, allowedWallets } = kit.getState()
    for (const { prompt, walletId } of pending) {
      if (prompt?.kind !== "pairing" || prompt.state !== "ready" || !prompt.uri) continue
      // On a phone the wallet's link opens its app here, so there is nothing to scan.
      if (prompt.app) continue
      if (prompt.uri === scanned || !phone.getState().installed) continue
      scanned = prompt.uri
      // An expired code fails here; the page reports the expiry.
      const listed = allowedWallets.find(({ id }) => id === walletId)
      const wallet = listed?.type === "BRIDGE_WALLET" ? undefined : listed?.name
      phone.pair(prompt.uri, wallet).catch(() => {})
    }
  })
}
