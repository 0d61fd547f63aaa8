import type { WalletModule } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"
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

/** The wallets that the page offers: the true ones, or those of a sandbox, whose sites are elsewhere. */
export function walletsOf(
  sandbox: SandboxConfig | undefined,
  { walletConnectProjectId: projectId }: LiveConfig = {},
): WalletModule[] {
  const bridge = walletConnect({
    name: "Alidade",
    description: "Connect a Stellar wallet, sign, and check.",
    icons: [new URL("/mark.svg", location.origin).href],
    ...(sandbox
      ? // On this machine there is neither the library's verification service nor, perhaps, a network.
        { ...sandbox.walletConnect, projectId: "sandbox", verify: false, offline: true }
      : projectId
        ? { projectId }
        : {}),
  })
  return [
    // Freighter refuses Public on plain http; the sandbox stands in for both, and its pages are plain http.
    onPhone(freighter({ allowHttpOnPublic: sandbox !== undefined }), bridge),
    albedo(at(sandbox?.sites.albedo)),
    xbull(at(sandbox?.sites.xbull)),
    onPhone(lobstr(), bridge),
    hana(),
    rabet(),
    hot(sandbox?.hot ?? {}),
    bridge,
    ledger(),
  ]
}

/** Where a wallet's site is, if that is not its own. */
function at(url: string | undefined): { url?: string } {
  return url === undefined ? {} : { url }
}
