import { followSite as followSeen } from "../wallet/follow-site.js"
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

/** Reports each change of what a site may see. Returns a function that stops. */
export function followSite(
  model: WalletModel,
  host: string,
  report: (change: SiteState) => void,
): () => void {
  return followSeen(model, host, ({ address }) => report({ address, ...networkOf(model) }))
}
