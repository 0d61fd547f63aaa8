import { useCallback, useSyncExternalStore } from "react"

/** The places where something is signed or checked. What a visitor types there stays while another place is shown. */
export const jobs = ["transaction", "authorization", "message", "check"] as const

/** A job of the page. */
export type Job = (typeof jobs)[number]

/** The forms of a transaction that have a place of their own, as steps of it. Without one, its first form is shown. */
const forms = [
  "import",
  "list",
  "operations",
  "add",
  "several",
  "ask",
  "swap",
  "offer",
  "trust",
  "claim",
  "data",
  "sponsor",
  "merge",
  "signers",
  "add-signer",
] as const

/** A form that has a place of its own. */
export type Form = (typeof forms)[number]

/** The form that a step is. Undefined for a step of what a form built. */
export function formOf(step: string | undefined): Form | undefined {
  return forms.find((form) => form === step)
}

/** The places of the page. Each has its own fragment of the address. */
const places = [
  ...jobs,
  "contract",
  "activity",
  "waiting",
  "account",
  "no-wallet",
  "practice",
  "passkey",
] as const

/** One of the page's places. */
export type Place = (typeof places)[number]

/** Where the page is: a place, and a step in it. */
interface Location {
  /** Undefined at the start. */
  place: Place | undefined
  /** What follows the place and a slash in the address, such as `review`. */
  step: string | undefined
  /** Goes to a place, or to a step in it. The browser's Back button returns. */
  go: (place: Place, step?: string) => void
}

/** The place in the address (`#check`, `#transaction/review`), and a function that goes to another. */
export function usePlace(): Location {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  )
  const go = useCallback((place: Place, step?: string) => {
    location.hash = step === undefined ? place : `${place}/${step}`
  }, [])
  const [name, step] = fragment.split("/", 2)
  const place = places.find((one) => one === name)
  return { place, step: place && step, go }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener)
  return () => window.removeEventListener("hashchange", listener)
}

/** Whether an open dialog has the current entry of the browser's history. It leaves it by itself. */
export function hasDialog(): boolean {
  const state: unknown = history.state
  return typeof state === "object" && state !== null && "alidade" in state
}

/** After a reload, the dialog that had the current entry of the browser's history is gone. */
export function forgetDialog(): void {
  if (hasDialog()) history.replaceState(null, "")
}
