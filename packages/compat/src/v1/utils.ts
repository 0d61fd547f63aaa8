import type { ModuleFilter, ModuleInterface } from "../kit/types.js"
import { HotWalletModule } from "../modules/hotwallet.js"
import { defaultModules, sep43Modules as sep43 } from "../modules/utils.js"

export { parseError } from "@alidade/core"

/** The wallets that need no configuration, in list order. `filterBy` keeps those for which it returns true. */
export function allowAllModules(opts?: ModuleFilter): ModuleInterface[] {
  const hot = [new HotWalletModule()]
  return [...defaultModules(opts), ...(opts ? hot.filter(opts.filterBy) : hot)]
}

/** The wallets whose own interface is SEP-43. `filterBy` keeps those for which it returns true. */
export function sep43Modules(opts?: ModuleFilter): ModuleInterface[] {
  const hot = [new HotWalletModule()]
  return [...sep43(opts), ...(opts ? hot.filter(opts.filterBy) : hot)]
}
