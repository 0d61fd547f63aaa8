import { pageOf } from "../page.js"
import type { Reference } from "./wire.js"

/** Where LOBSTR's own package keeps what stands for a connection, by the name that it came under (LO4, LO6). */
const names = { connectionKey: "LOBSTR_CONNECTION_KEY", walletRef: "LOBSTR_WALLET_REF" } as const

/** A wallet met on a page of its own is not the installed extension, and neither is given the other's key. */
function place(name: keyof typeof names): string {
  return pageOf("lobstr") ? `private:${names[name]}` : names[name]
}

/** What stands for this tab's connection; undefined where there is none, or where the browser keeps nothing. */
export function keptReference(): Reference | undefined {
  try {
    const walletRef = sessionStorage.getItem(place("walletRef"))
    if (walletRef) return { walletRef }
    const connectionKey = sessionStorage.getItem(place("connectionKey"))
    return connectionKey ? { connectionKey } : undefined
  } catch {
    return undefined
  }
}

/** Keeps it for the tab, in `sessionStorage` and nowhere else. Where that is forbidden, access is asked for each time. */
export function keepReference(reference: Reference): void {
  forgetReference()
  try {
    if ("walletRef" in reference) sessionStorage.setItem(place("walletRef"), reference.walletRef)
    else sessionStorage.setItem(place("connectionKey"), reference.connectionKey)
  } catch {
    // Nothing is lost but a question.
  }
}

/** Forgets this tab's connection. */
export function forgetReference(): void {
  try {
    sessionStorage.removeItem(place("walletRef"))
    sessionStorage.removeItem(place("connectionKey"))
  } catch {
    // Nothing was kept.
  }
}
