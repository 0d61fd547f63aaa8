import { freighter } from "../../freighter/wallet.js"
import { hana } from "../../hana/wallet.js"
import { lobstr } from "../../lobstr/wallet.js"
import { rabet } from "../../rabet/wallet.js"
import type { ExtensionDefinition } from "../../wallet/definition.js"
import { xbull } from "../../xbull/wallet.js"
import type { InjectedName } from "../names.js"

/** The wallets in `inject.js`, by name. */
export const injectedWallets: Readonly<
  Partial<Record<InjectedName, ExtensionDefinition<unknown>>>
> = { freighter, xbull, lobstr, hana, rabet }
