import { checkConnecting, checkDisconnecting } from "./connection.js"
import { checkLostWallet } from "./lost-wallet.js"
import { checkMetadata } from "./metadata.js"
import type { TestedModule } from "./module.js"
import { checkRefusals } from "./refusals.js"
import { type ConformanceCheck, createRun } from "./run.js"
import type { WalletSide } from "./side.js"
import { checkSigning } from "./signing.js"

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
  for (const addChecks of [
    checkMetadata,
    checkConnecting,
    checkSigning,
    checkRefusals,
    checkLostWallet,
    checkDisconnecting,
  ])
    addChecks(run, (name, check) => checks.push({ name, run: check }))
  return checks
}
