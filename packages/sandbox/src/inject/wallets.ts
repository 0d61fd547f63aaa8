import { bitget } from "../bitget/wallet.js"
import { cactusLink } from "../cactuslink/wallet.js"
import { dcent } from "../dcent/wallet.js"
import { fordefi } from "../fordefi/wallet.js"
import { freighter } from "../freighter/wallet.js"
import { gnomon } from "../gnomon/wallet.js"
import { hana } from "../hana/wallet.js"
import { hot } from "../hot/wallet.js"
import { klever } from "../klever/wallet.js"
import { lobstr } from "../lobstr/wallet.js"
import { metamask } from "../metamask/wallet.js"
import { onekey } from "../onekey/wallet.js"
import { rabet } from "../rabet/wallet.js"
import { scopuly } from "../scopuly/wallet.js"
import type { ExtensionDefinition } from "../wallet/definition.js"
import { xbull } from "../xbull/wallet.js"
import type { InjectedName } from "./names.js"

/** The wallets that the script for any page can install, by name. */
export const injectedWallets: Readonly<Record<InjectedName, ExtensionDefinition<unknown>>> = {
  bitget,
  cactusLink,
  dcent,
  fordefi,
  freighter,
  gnomon,
  hana,
  hot,
  klever,
  lobstr,
  metamask,
  onekey,
  rabet,
  scopuly,
  xbull,
}
