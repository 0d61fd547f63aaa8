import type { WalletCard } from "@alidade/core"
import { albedo } from "./albedo/index.js"
import { freighter } from "./freighter/index.js"
import { hana } from "./hana/index.js"
import { hot } from "./hot/index.js"
import { ledger } from "./ledger/index.js"
import { lobstr } from "./lobstr/index.js"
import { rabet } from "./rabet/index.js"
import { walletConnect } from "./walletconnect/index.js"
import { xbull } from "./xbull/index.js"

/**
 * Options of `allWallets`: those of each wallet, by the name of its factory. Ledger has none. WalletConnect is listed
 * only with its options, because it needs at least a `projectId`, a relay or a client.
 */
export interface AllWalletsOptions {
  freighter?: Parameters<typeof freighter>[0]
  albedo?: Parameters<typeof albedo>[0]
  xbull?: Parameters<typeof xbull>[0]
  lobstr?: Parameters<typeof lobstr>[0]
  hana?: Parameters<typeof hana>[0]
  rabet?: Parameters<typeof rabet>[0]
  hot?: Parameters<typeof hot>[0]
  walletConnect?: Parameters<typeof walletConnect>[0]
}

/** Creates the cards of all wallets; without the `walletConnect` option, of all others. */
export function allWallets(options: AllWalletsOptions = {}): WalletCard[] {
  return [
    freighter(options.freighter),
    albedo(options.albedo),
    xbull(options.xbull),
    lobstr(options.lobstr),
    hana(options.hana),
    rabet(options.rabet),
    hot(options.hot),
    walletConnect(options.walletConnect),
    ledger(),
  ].filter(({ productId }) => options.walletConnect || productId !== "wallet_connect")
}
