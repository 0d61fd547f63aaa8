import { followSite as followSeen, type SeenBySite } from "../wallet/follow-site.js"
import type { WalletModel } from "../wallet/model.js"

/** What a page learns of the selected network. */
export interface NetworkState {
  readonly network: "PUBLIC" | "TESTNET"
  readonly networkPassphrase: string
}

/** What a site can see, without a window (SC7). The address is empty without a connection. */
export interface SiteState extends NetworkState {
  readonly address: string
  readonly isConnected: boolean
}

export function networkOf(model: WalletModel): NetworkState {
  const { id, passphrase } = model.network()
  return { network: id === "public" ? "PUBLIC" : "TESTNET", networkPassphrase: passphrase }
}

/** A change of what a site can see, with the names of the fields that changed. */
export interface SiteChange extends SiteState {
  readonly changed: readonly (keyof SiteState)[]
}

/** Reports each change of what a site can see. Returns a function that stops. */
export function followSite(
  model: WalletModel,
  host: string,
  report: (change: SiteChange) => void,
): () => void {
  return followSeen(model, host, ({ address, isConnected }, changed) =>
    report({ address, isConnected, ...networkOf(model), changed: changed.map(nameOf) }),
  )
}

function nameOf(field: keyof SeenBySite): keyof SiteState {
  return field === "networkId" ? "network" : field
}
