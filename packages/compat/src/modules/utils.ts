import type { ModuleFilter, ModuleInterface } from "../kit/types.js"
import { AlbedoModule } from "./albedo.js"
import { FreighterModule } from "./freighter.js"
import { HanaModule } from "./hana.js"
import { LobstrModule } from "./lobstr.js"
import { RabetModule } from "./rabet.js"
import { xBullModule } from "./xbull.js"

/** The wallets that need no configuration, in list order. `filterBy` keeps those for which it returns true. */
export function defaultModules(opts?: ModuleFilter): ModuleInterface[] {
  const modules = [
    new AlbedoModule(),
    new FreighterModule(),
    new RabetModule(),
    new xBullModule(),
    new LobstrModule(),
    new HanaModule(),
  ]
  return opts ? modules.filter(opts.filterBy) : modules
}

/** The wallets whose own interface is SEP-43. `filterBy` keeps those for which it returns true. */
export function sep43Modules(opts?: ModuleFilter): ModuleInterface[] {
  const modules = [new FreighterModule()]
  return opts ? modules.filter(opts.filterBy) : modules
}
