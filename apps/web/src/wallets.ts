import type { WalletCard } from "@alidade/core"
import type { ExtensionPage, SandboxConfig } from "@alidade/sandbox/browser"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { hot } from "@alidade/wallets/hot"
import { ledger } from "@alidade/wallets/ledger"
import { lobstr } from "@alidade/wallets/lobstr"
import { rabet } from "@alidade/wallets/rabet"
import { onPhone, walletConnect } from "@alidade/wallets/walletconnect"
import { xbull } from "@alidade/wallets/xbull"
import type { LiveConfig } from "./networks.js"

/** The sites of a sandbox's wallets, and the page object with their extensions. */
export interface SandboxPlaces {
  config: SandboxConfig
  page: ExtensionPage
}

/** The wallets that the page offers: the real ones, or only the sandbox's. */
export function walletsOf(
  sandbox: SandboxPlaces | undefined,
  { walletConnectProjectId: projectId }: LiveConfig = {},
): WalletCard[] {
  const { config, ...page } = sandbox ?? {}
  const bridge = walletConnect({
    name: "Alidade",
    description: "Connect a Stellar wallet, sign, and check.",
    icons: [new URL("/mark.svg", location.origin).href],
    // Separate sessions per mode, like the kit's storage.
    storagePrefix: sandbox ? "sandbox" : "live",
    ...(config
      ? // The sandbox has no verification service, and may have no internet connection.
        { ...config.walletConnect, projectId: "sandbox", verify: false, offline: true }
      : projectId
        ? { projectId }
        : {}),
  })
  // On a phone, these wallets are apps. The sandbox must not open the real ones.
  const app = (card: WalletCard): WalletCard => (sandbox ? card : onPhone(card, bridge))
  return [
    // Freighter rejects Public on plain http, which the sandbox uses.
    app(freighter({ ...page, allowHttpOnPublic: sandbox !== undefined })),
    albedo(at(config?.sites.albedo)),
    xbull({ ...page, ...at(config?.sites.xbull) }),
    app(lobstr(page)),
    hana(page),
    rabet(page),
    hot({ ...page, ...config?.hot }),
    bridge,
    ledger(),
  ]
}

/** The URL of a wallet's site, if it isn't the default. */
function at(url: string | undefined): { url?: string } {
  return url === undefined ? {} : { url }
}
