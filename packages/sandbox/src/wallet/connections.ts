import type { WalletModel } from "./model.js"

/** Connections for wallets that connect a host to an account, whatever the network. */

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
