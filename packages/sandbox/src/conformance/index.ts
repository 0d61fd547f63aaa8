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
 * Returns what a wallet module must do, as checks for any test runner. Run them in order, one after the other, in a
 * page (or in Node, if the module needs no page). The first request connects the wallet, and the last check disconnects
 * it.
 *
 * @param module a wallet module, as an app would pass it to a kit
 * @param side drives the module's wallet
 */
export function conformance(module: TestedModule, side: WalletSide): readonly ConformanceCheck[] {
  const run = createRun(module, side)
  const checks: ConformanceCheck[] = []
  for (const chapter of [described, connecting, signing, refusing, losing, ending])
    chapter(run, (name, check) => checks.push({ name, run: check }))
  return checks
}
