/** Accounts that were granted to this page, each with the networks that it was granted for (FR4). */
const granted = new Map<string, Set<string>>()
/** Accounts that the app remembers as granted: for which network is not known. */
const remembered = new Set<string>()

/** Freighter has named its account, which it does where the account is granted for the network it is set to. */
export function noteGrant(account: string, networkPassphrase: string): void {
  const networks = granted.get(account) ?? new Set()
  granted.set(account, networks.add(networkPassphrase))
}

/** The app remembers a connection with this account. */
export function noteRemembered(account: string): void {
  remembered.add(account)
}

/** Whether this account was granted before, so that Freighter only names no account because it is locked or on another. */
export function wasGranted(account: string, networkPassphrase: string): boolean {
  return remembered.has(account) || granted.get(account)?.has(networkPassphrase) === true
}

/** The grant is in doubt: access is asked for the next time. */
export function forgetGrant(account: string): void {
  granted.delete(account)
  remembered.delete(account)
}
