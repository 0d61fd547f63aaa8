import type { Brain } from "./brain.js"

/** For wallets whose connection is a host and an account, on whatever network. */

/** Whether the host is connected to the active account. */
export function isConnected(brain: Brain, host: string): boolean {
  const { account, grants } = brain.getState()
  return grants.some((grant) => grant.host === host && grant.account === account)
}

/** Connects the host to the active account, once. */
export function keepConnection(brain: Brain, host: string): void {
  if (isConnected(brain, host)) return
  const { account, grants, network } = brain.getState()
  void brain.update({ grants: [...grants, { account, host, network }] })
}
