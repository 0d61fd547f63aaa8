import { isHostConnected } from "../wallet/connections.js"
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

function siteState(model: WalletModel, host: string): SiteState {
  const isConnected = isHostConnected(model, host)
  return {
    address: isConnected ? model.getState().account : "",
    isConnected,
    ...networkOf(model),
  }
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
  let known = siteState(model, host)
  return model.subscribe(() => {
    const before = known
    known = siteState(model, host)
    const changed = (Object.keys(known) as (keyof SiteState)[]).filter(
      (name) => known[name] !== before[name],
    )
    if (changed.length > 0) report({ ...known, changed })
  })
}
