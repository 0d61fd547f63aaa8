import { isHostConnected } from "./connections.js"
import type { WalletModel } from "./model.js"

/** What a site may see of a wallet. The address is empty without access. */
export interface SeenBySite {
  readonly address: string
  readonly isConnected: boolean
  /** Id of the selected network. */
  readonly networkId: string
  readonly networkPassphrase: string
}

function seenBy(model: WalletModel, host: string): SeenBySite {
  const isConnected = isHostConnected(model, host)
  const { id, passphrase } = model.network()
  return {
    address: isConnected ? model.getState().account : "",
    isConnected,
    networkId: id,
    networkPassphrase: passphrase,
  }
}

/**
 * Reports each change of what a site may see, with the fields that have changed. Returns a function that stops.
 */
export function followSite(
  model: WalletModel,
  host: string,
  report: (seen: SeenBySite, changed: readonly (keyof SeenBySite)[]) => void,
): () => void {
  let known = seenBy(model, host)
  return model.subscribe(() => {
    const before = known
    known = seenBy(model, host)
    const changed = (Object.keys(known) as (keyof SeenBySite)[]).filter(
      (name) => known[name] !== before[name],
    )
    if (changed.length > 0) report(known, changed)
  })
}
