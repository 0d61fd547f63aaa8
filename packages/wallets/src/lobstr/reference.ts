import { forgetAccess, storageKey } from "./forget-access.js"
import type { Reference } from "./question.js"

/**
 * Loads the secret of this tab's connection. Returns undefined without one, if another account gave it, or if storage is
 * blocked. A secret asks the account that gave it, whichever is connected meanwhile.
 */
export function loadReference(account: string | undefined): Reference | undefined {
  try {
    if (account !== undefined && sessionStorage.getItem(storageKey("account")) !== account) return
    const walletRef = sessionStorage.getItem(storageKey("walletRef"))
    if (walletRef) return { walletRef }
    const connectionKey = sessionStorage.getItem(storageKey("connectionKey"))
    return connectionKey ? { connectionKey } : undefined
  } catch {
    return undefined
  }
}

/** Saves the secret in `sessionStorage` only. If that is blocked, each call requests access again. */
export function saveReference(reference: Reference, account: string): void {
  forgetAccess()
  try {
    sessionStorage.setItem(storageKey("account"), account)
    if ("walletRef" in reference)
      sessionStorage.setItem(storageKey("walletRef"), reference.walletRef)
    else sessionStorage.setItem(storageKey("connectionKey"), reference.connectionKey)
  } catch {
    // Storage is blocked: the next call requests access again.
  }
}
