import type { WalletCard } from "@alidade/core"
import { card as albedo } from "../albedo/card.js"
import { card as bitget } from "../bitget/card.js"
import { card as cactusLink } from "../cactuslink/card.js"
import { card as dcent } from "../dcent/card.js"
import { card as fordefi } from "../fordefi/card.js"
import { card as freighter } from "../freighter/card.js"
import { card as hana } from "../hana/card.js"
import { card as hot } from "../hot/card.js"
import { card as klever } from "../klever/card.js"
import { card as ledger } from "../ledger/card.js"
import { card as lobstr } from "../lobstr/card.js"
import { card as metamask } from "../metamask/card.js"
import { card as onekey } from "../onekey/card.js"
import { card as rabet } from "../rabet/card.js"
import { card as scopuly } from "../scopuly/card.js"
import { card as trezor } from "../trezor/card.js"
import { card as walletConnect } from "../walletconnect/card.js"
import { card as xbull } from "../xbull/card.js"

/** The cards of all wallets of this package, whose names and icons no announced wallet may wear. */
export const knownCards: readonly Omit<WalletCard, "load">[] = [
  freighter,
  albedo,
  xbull,
  lobstr,
  hana,
  rabet,
  hot,
  walletConnect,
  ledger,
  onekey,
  scopuly,
  klever,
  dcent,
  cactusLink,
  bitget,
  fordefi,
  metamask,
  trezor,
]
