import { isHostConnected } from "../wallet/connections.js"
import type { WalletModel } from "../wallet/model.js"

/** The selected network, which a site may see without access. */
export interface NetworkState {
  readonly network: string
  readonly networkPassphrase: string
}

/** What a site may see: also the active account, empty without access. */
export interface SiteState extends NetworkState {
  readonly address: string
}

export function networkOf(model: WalletModel): NetworkState {
  const { id, passphrase } = model.network()
  return { network: id.toUpperCase(), networkPassphrase: passphrase }
}

function siteState(model: WalletModel, host: string): SiteState {
  return {
    address: isHostConnected(model, host) ? model.getState().account : "",
    ...networkOf(model),
  }
}

/** Reports each change of what a site may see. Returns a function that stops. */
export function followSite(
  model: WalletModel,
  host: string,
  report: (change: SiteState) => void,
): () => void {
  let known = siteState(model, host)
  return model.subscribe(() => {
    const { address, networkPassphrase } = known
    known = siteState(model, host)
    if (known.address !== address || known.networkPassphrase !== networkPassphrase) report(known)
  })
}
