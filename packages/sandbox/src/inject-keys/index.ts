import { runFar as run } from "../inject/run-far.js"
import { commands } from "../server/wallets/commands.js"
import { keep } from "../server/wallets/stored-model.js"
import { createModel } from "../wallet/create-model.js"
import { sandboxAccounts } from "../wallet/keys.js"
import type { ModelOptions } from "../wallet/model.js"
import type { Snapshot, WalletLine } from "../wallet/remote-wallet.js"
import { openStore } from "./store.js"

/** The second file of a page that has neither a driver nor a server: the wallets' models, keys, and the SDK. */

const store = openStore()

/**
 * Opens the model of a wallet, with its stored settings.
 *
 * @param take takes each state
 */
export function openLine(options: ModelOptions, take: (snapshot: Snapshot) => void): WalletLine {
  const { model, snapshot } = keep(createModel({ ...options, storage: store }))
  model.subscribe(() => take(snapshot()))
  return {
    async send(command, body) {
      await store.ready
      commands.get(command)?.(model, { ...body })
      return snapshot()
    },
    async fetchState() {
      await store.ready
      return snapshot()
    },
    async log(entry) {
      await store.ready
      model.log(entry)
      return snapshot()
    },
    async ask(id, walletRequest, gone) {
      const verdict = await model.ask(walletRequest, { id, gone })
      return { verdict, snapshot: snapshot() }
    },
  }
}

/** Runs a function that the script lacks, with the sandbox's public keys. */
export function runFar(call: unknown): Promise<unknown> {
  return run(call, sandboxAccounts)
}

/** Closes the stored settings. */
export function close(): void {
  store.close()
}
