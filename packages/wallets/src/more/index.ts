import type { WalletCard } from "@alidade/core"
import { bitget } from "../bitget/index.js"
import { cactusLink } from "../cactuslink/index.js"
import { dcent } from "../dcent/index.js"
import { fordefi } from "../fordefi/index.js"
import { klever } from "../klever/index.js"
import { metamask } from "../metamask/index.js"
import { onekey } from "../onekey/index.js"
import { scopuly } from "../scopuly/index.js"
import { trezor } from "../trezor/index.js"

/** Options of `moreWallets`: those of each wallet, by the name of its factory. */
export interface MoreWalletsOptions {
  onekey?: Parameters<typeof onekey>[0]
  scopuly?: Parameters<typeof scopuly>[0]
  klever?: Parameters<typeof klever>[0]
  dcent?: Parameters<typeof dcent>[0]
  cactusLink?: Parameters<typeof cactusLink>[0]
  bitget?: Parameters<typeof bitget>[0]
  fordefi?: Parameters<typeof fordefi>[0]
  metamask?: Parameters<typeof metamask>[0]
  trezor?: Parameters<typeof trezor>[0]
}

/** Creates the cards of the wallets that `allWallets` leaves out. */
export function moreWallets(options: MoreWalletsOptions = {}): WalletCard[] {
  return [
    onekey(options.onekey),
    scopuly(options.scopuly),
    klever(options.klever),
    dcent(options.dcent),
    cactusLink(options.cactusLink),
    bitget(options.bitget),
    fordefi(options.fordefi),
    metamask(options.metamask),
    trezor(options.trezor),
  ]
}
