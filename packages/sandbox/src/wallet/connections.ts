import type { WalletModel } from "./model.js"

/** Connections for wallets that connect a host, whatever the network: to one account, or to the active one. */

/** Whether the host is connected to the active account. */
export function isConnected(model: WalletModel, host: string): boolean {
  const { account, grants } = model.getState()
  return grants.some((grant) => grant.host === host && grant.account === account)
}

/** Connects the host to the active account, once. */
export function keepConnection(model: WalletModel, host: string): void {
  if (isConnected(model, host)) return
  const { account, grants, network } = model.getState()
  void model.update({ grants: [...grants, { account, host, network }] })
}

/** Whether the host is connected, to whichever account is active. */
export function isHostConnected(model: WalletModel, host: string): boolean {
  return model.getState().grants.some((grant) => grant.host === host)
}

/** Ends the host's connections. */
export function endConnections(model: WalletModel, host: string): void {
  const { grants } = model.getState()
  void model.update({ grants: grants.filter((grant) => grant.host !== host) })
}
