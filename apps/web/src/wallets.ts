import type { WalletModule } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { lobstr } from "@alidade/wallets/lobstr"
import { rabet } from "@alidade/wallets/rabet"
import { xbull } from "@alidade/wallets/xbull"

/** The wallets that the page offers: the true ones, or those of a sandbox, whose sites are elsewhere. */
export function walletsOf(sandbox: SandboxConfig | undefined): WalletModule[] {
  return [
    // Freighter refuses Public on plain http; the sandbox stands in for both, and its pages are plain http.
    freighter({ allowHttpOnPublic: sandbox !== undefined }),
    albedo(at(sandbox?.sites.albedo)),
    xbull(at(sandbox?.sites.xbull)),
    hana(),
    rabet(),
    lobstr(),
  ]
}

/** Where a wallet's site is, if that is not its own. */
function at(url: string | undefined): { url?: string } {
  return url === undefined ? {} : { url }
}
