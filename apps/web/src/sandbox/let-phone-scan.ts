import type { Kit } from "@alidade/core"
import type { SimulatedPhone } from "@alidade/sandbox/browser"
import type { PageWallet } from "../page/simulated-wallets.js"

/**
 * Lets the simulated phone scan each pairing code that is shown, once. The dock sets how it responds, as for every
 * wallet.
 */
export function letPhoneScan(kit: Kit, simulated: readonly PageWallet[]): void {
  const phone = simulated.find(({ name }) => name === "phone")?.wallet as SimulatedPhone | undefined
  if (!phone) return
  let scanned: string | undefined
  kit.subscribe(() => {
    for (const { prompt } of kit.getState().pending) {
      if (prompt?.kind !== "pairing" || prompt.state !== "ready" || !prompt.uri) continue
      if (prompt.uri === scanned || !phone.getState().installed) continue
      scanned = prompt.uri
      // An expired code fails here; the page reports the expiry.
      phone.pair(prompt.uri).catch(() => {})
    }
  })
}
