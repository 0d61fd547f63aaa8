import { networks, reason, WalletError } from "@alidade/core"
import type { WindowLook } from "../channel/window.js"

/** The URL of Albedo's own site. */
export const SITE = "https://albedo.link"

/** Returns the URL of the page that opens in Albedo's window. */
export function confirmPage(url: string): string {
  return `${url.replace(/\/$/, "")}/confirm`
}

/** Options of Albedo's window. */
export const look: WindowLook = {
  product: "Albedo",
  width: 480,
  height: 600,
  blocked: reason(
    "albedoBlocked",
    "Your browser blocked the Albedo window. Allow pop-ups for this site, then try again.",
  ),
}

/** Albedo's names for networks. */
export type AlbedoNetwork = "public" | "testnet"

/** Albedo's network names by passphrase. */
const names: Readonly<Record<string, AlbedoNetwork>> = {
  [networks.Public]: "public",
  [networks.Testnet]: "testnet",
}

/** Returns Albedo's name for a network. Throws `unsupported` if Albedo doesn't support it (AL6). */
export function nameOf(passphrase = ""): AlbedoNetwork {
  const name = Object.hasOwn(names, passphrase) ? names[passphrase] : undefined
  if (name) return name
  throw new WalletError(
    "unsupported",
    reason("albedoNetworks", "Albedo signs for the Public and Testnet networks only."),
  )
}
