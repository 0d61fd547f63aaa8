import type { Kit } from "@alidade/core"
import type { SimulatedPhone } from "@alidade/sandbox/browser"
import type { PageWallet } from "./wallets.js"

/**
 * Holds the simulated phone to the screen: a code that is shown is scanned, once. What it does then is set in the dock,
 * as for every wallet: it asks, or answers by itself, or never.
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
      // A code that cannot be read any more is the page's to tell: it expires there.
      phone.pair(prompt.uri).catch(() => {})
    }
  })
}
