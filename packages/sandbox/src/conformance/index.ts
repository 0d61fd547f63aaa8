import { connecting, ending } from "./connection.js"
import { described } from "./described.js"
import { losing } from "./losing.js"
import type { TestedModule } from "./module.js"
import { refusing } from "./refusing.js"
import { type ConformanceCheck, createRun } from "./run.js"
import type { WalletSide } from "./side.js"
import { signing } from "./signing.js"

export type { TestedModule, TestedOptions, TestedScreen } from "./module.js"
export type { ConformanceCheck } from "./run.js"
export type { WalletSide } from "./side.js"

/**
 * What a wallet module must do, as checks for any test runner. They are run in their order, one after the other, in a page
 * (or, for a module that needs none, in Node); the first that ask connect the wallet, and the last disconnects it.
 *
 * @param module a wallet module, as an app would pass it to a kit
 * @param side how its wallet is driven
 */
export function conformance(module: TestedModule, side: WalletSide): readonly ConformanceCheck[] {
  const run = createRun(module, side)
  const checks: ConformanceCheck[] = []
  for (const chapter of [described, connecting, signing, refusing, losing, ending])
    chapter(run, (name, check) => checks.push({ name, run: check }))
  return checks
}
