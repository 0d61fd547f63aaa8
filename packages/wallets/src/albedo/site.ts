import { networks, WalletError } from "@alidade/core"
import type { WindowLook } from "../channel/window.js"

/** The address of Albedo's own site. */
export const SITE = "https://albedo.link"

/** The page of Albedo's site that opens in its window. */
export function confirmPage(url: string): string {
  return `${url.replace(/\/$/, "")}/confirm`
}

/** How its window is opened. */
export const look: WindowLook = {
  product: "Albedo",
  width: 480,
  height: 600,
  blocked: "Your browser blocked the Albedo window. Allow pop-ups for this site, then try again.",
}

/** What Albedo calls a network. */
export type AlbedoNetwork = "public" | "testnet"

/** The networks that Albedo signs for, by passphrase, and what it calls them. */
const names: Readonly<Record<string, AlbedoNetwork>> = {
  [networks.Public]: "public",
  [networks.Testnet]: "testnet",
}

/** Albedo's name of a network. Throws `unsupported` for one that it does not know: AL6. */
export function nameOf(passphrase = ""): AlbedoNetwork {
  const name = Object.hasOwn(names, passphrase) ? names[passphrase] : undefined
  if (name) return name
  throw new WalletError("unsupported", "Albedo signs for the networks Public and Testnet alone.")
}
