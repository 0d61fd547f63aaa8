import type { LocalModel } from "../../wallet/model.js"
import type { Snapshot } from "../../wallet/remote-wallet.js"

/** A model with its state for pages that are elsewhere. */
export interface StoredModel {
  readonly model: LocalModel
  snapshot(): Snapshot
}

/**
 * The revision of the latest change of any wallet. It starts at the time, so that a restarted server counts on from a
 * higher number, and pages know its snapshots as newer.
 */
let latest = Date.now()

/** Counts the changes of a model. */
export function keep(model: LocalModel): StoredModel {
  let revision = ++latest
  model.subscribe(() => {
    revision = ++latest
  })
  return {
    model,
    snapshot: () => ({ revision, accounts: model.accounts, state: model.getState() }),
  }
}
