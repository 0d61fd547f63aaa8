import type { LinkedWallet, PairingPrompt } from "@alidade/core"
import { vi } from "vitest"

/** A WalletConnect pairing URI. */
export const uri = `wc:${"7f".repeat(32)}@2?expiryTimestamp=1800000000&relay-protocol=irn&symKey=${"a5".repeat(32)}`
/** Another pairing URI. */
export const nextUri: string = uri.replace("7f", "80")

/** Wallets with a link: an app and a website. */
export const lumo: LinkedWallet = { id: "lumo", name: "Lumo", href: "lumo://wc?uri=x" }
export const astra: LinkedWallet = {
  id: "astra",
  name: "Astra",
  href: "https://astra.example/wc?uri=x",
}

/** A code that is valid for four and a half minutes. */
export function pairing(own: Partial<PairingPrompt> = {}): PairingPrompt {
  return {
    kind: "pairing",
    state: "ready",
    uri,
    expiresAt: Date.now() + 271_000,
    wallets: [lumo, astra],
    renew: vi.fn(),
    follow: vi.fn(),
    ...own,
  }
}

/** A prompt as the client shows it without a code: no wallet links. */
export function withoutCode(
  state: "starting" | "expired" | "offline",
  own: Partial<PairingPrompt> = {},
): PairingPrompt {
  const { uri: _, expiresAt: __, wallets: ___, ...rest } = pairing({ state, ...own })
  return rest
}

/** Simulates a phone through the media query. */
export function onPhone(): void {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = real(query)
    if (query.includes("coarse")) Object.defineProperty(list, "matches", { value: true })
    return list
  })
}
