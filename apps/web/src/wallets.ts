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

/** Where the wallets of a sandbox are: their sites, and the page on which their extensions are met. */
export interface SandboxPlaces {
  config: SandboxConfig
  page: ExtensionPage
}

/** The wallets that the page offers: the real ones, or those of a sandbox, and then no real one is reached. */
export function walletsOf(
  sandbox: SandboxPlaces | undefined,
  { walletConnectProjectId: projectId }: LiveConfig = {},
): WalletCard[] {
  const { config, ...page } = sandbox ?? {}
  const bridge = walletConnect({
    name: "Alidade",
    description: "Connect a Stellar wallet, sign, and check.",
    icons: [new URL("/mark.svg", location.origin).href],
    // Its sessions are kept apart for each mode, as the kit's memory is.
    storagePrefix: sandbox ? "sandbox" : "live",
    ...(config
      ? // On this machine there is neither the library's verification service nor, perhaps, a network.
        { ...config.walletConnect, projectId: "sandbox", verify: false, offline: true }
      : projectId
        ? { projectId }
        : {}),
  })
  // On a phone these are apps; the sandbox's links must not open the real ones.
  const app = (card: WalletCard): WalletCard => (sandbox ? card : onPhone(card, bridge))
  return [
    // Freighter refuses Public on plain http; the sandbox stands in for both, and its pages are plain http.
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

/** Where a wallet's site is, if that is not its own. */
function at(url: string | undefined): { url?: string } {
  return url === undefined ? {} : { url }
}
