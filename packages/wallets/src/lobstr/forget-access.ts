import { pageOf } from "../page.js"

/** The storage keys that LOBSTR's own package uses for a connection's secret, by the secret's name (LO4, LO6). */
const storageKeys = {
  connectionKey: "LOBSTR_CONNECTION_KEY",
  walletRef: "LOBSTR_WALLET_REF",
} as const

/** Our storage key for the account that gave the secret. LOBSTR's package does not store it. */
const ACCOUNT = "alidade:lobstr-account"

/** Returns the storage key. A wallet on a private page is not the installed extension, so its secret is separate. */
export function storageKey(name: keyof typeof storageKeys | "account"): string {
  const key = name === "account" ? ACCOUNT : storageKeys[name]
  return pageOf("lobstr") ? `private:${key}` : key
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
