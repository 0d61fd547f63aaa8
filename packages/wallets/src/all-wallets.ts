import type { WalletCard } from "@alidade/core"
import { type AlbedoOptions, albedo } from "./albedo/index.js"
import { type FreighterOptions, freighter } from "./freighter/index.js"
import { hana } from "./hana/index.js"
import { type HotOptions, hot } from "./hot/index.js"
import { ledger } from "./ledger/index.js"
import { lobstr } from "./lobstr/index.js"
import type { ExtensionOptions } from "./page.js"
import { rabet } from "./rabet/index.js"
import { type WalletConnectParameters, walletConnect } from "./walletconnect/index.js"
import { type XbullOptions, xbull } from "./xbull/index.js"

/** Options of `allWallets`: those of each wallet, by the name of its factory. Ledger has none. */
export interface AllWalletsOptions {
  freighter?: FreighterOptions
  albedo?: AlbedoOptions
  xbull?: XbullOptions
  hana?: ExtensionOptions
  rabet?: ExtensionOptions
  lobstr?: ExtensionOptions
  hot?: HotOptions
  /** WalletConnect is listed only with these, because it needs at least a `projectId`, a relay or a client. */
  walletConnect?: WalletConnectParameters
}

/** Creates the cards of all nine wallets; without the `walletConnect` option, of the other eight. */
export function allWallets(options: AllWalletsOptions = {}): WalletCard[] {
  return [
    freighter(options.freighter),
    albedo(options.albedo),
    xbull(options.xbull),
    hana(options.hana),
    rabet(options.rabet),
    lobstr(options.lobstr),
    hot(options.hot),
    ledger(),
    ...(options.walletConnect ? [walletConnect(options.walletConnect)] : []),
  ]
}
