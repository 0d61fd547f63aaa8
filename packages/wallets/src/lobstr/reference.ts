import { pageOf } from "../page.js"
import type { Reference } from "./wire.js"

/** The storage keys that LOBSTR's own package uses for a connection's secret, by the secret's name (LO4, LO6). */
const storageKeys = {
  connectionKey: "LOBSTR_CONNECTION_KEY",
  walletRef: "LOBSTR_WALLET_REF",
} as const

/** Our storage key for the account that gave the secret. LOBSTR's package does not store it. */
const ACCOUNT = "alidade:lobstr-account"

/** Returns the storage key. A wallet on a private page is not the installed extension, so its secret is separate. */
function storageKey(name: keyof typeof storageKeys | "account"): string {
  const key = name === "account" ? ACCOUNT : storageKeys[name]
  return pageOf("lobstr") ? `private:${key}` : key
}

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

/** Forgets this tab's connection. */
export function forgetAccess(): void {
  try {
    sessionStorage.removeItem(storageKey("account"))
    sessionStorage.removeItem(storageKey("walletRef"))
    sessionStorage.removeItem(storageKey("connectionKey"))
  } catch {
    // Storage is blocked: nothing was saved.
  }
}
