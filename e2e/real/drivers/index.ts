import type { WalletWindows } from "../user.js"
import { freighter } from "./freighter.js"
import { lobstr } from "./lobstr.js"
import { rabet } from "./rabet.js"
import { xbull } from "./xbull.js"

/** The drivers of real wallets' windows, by wallet. `scripts/real.js` lists their names. */
export const drivers: Readonly<Record<string, WalletWindows>> = { freighter, lobstr, rabet, xbull }
