import type { Reference } from "./wire.js"

/** Where LOBSTR's own package keeps what stands for a connection, by the name that it came under (LO4, LO6). */
const places = { connectionKey: "LOBSTR_CONNECTION_KEY", walletRef: "LOBSTR_WALLET_REF" } as const

/** What stands for this tab's connection; undefined where there is none, or where the browser keeps nothing. */
export function keptReference(): Reference | undefined {
  try {
    const walletRef = sessionStorage.getItem(places.walletRef)
    if (walletRef) return { walletRef }
    const connectionKey = sessionStorage.getItem(places.connectionKey)
    return connectionKey ? { connectionKey } : undefined
  } catch {
    return undefined
  }
}

/** Keeps it for the tab, in `sessionStorage` and nowhere else. Where that is forbidden, access is asked for each time. */
export function keepReference(reference: Reference): void {
  forgetReference()
  try {
    if ("walletRef" in reference) sessionStorage.setItem(places.walletRef, reference.walletRef)
    else sessionStorage.setItem(places.connectionKey, reference.connectionKey)
  } catch {
    // Nothing is lost but a question.
  }
}

/** Forgets this tab's connection. */
export function forgetReference(): void {
  try {
    for (const place of Object.values(places)) sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept.
  }
}
