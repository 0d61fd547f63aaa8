import { limits } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { own } from "../own.js"
import { pageOf } from "../page.js"

/** How MetaMask and its test version name themselves in an announcement (EIP-6963, MM1). */
const names = ["io.metamask", "io.metamask.flask"]

/** The page's events. A page of the sandbox has its own. */
function events(): EventTarget {
  return (pageOf("metamask") ?? window) as unknown as EventTarget
}

/**
 * Calls `heard` each time a wallet announces itself as MetaMask. Another wallet may do so (IN5): only an answer shows
 * that MetaMask is there. Returns a function that stops it.
 */
export function onAnnounced(heard: () => void): () => void {
  const target = events()
  const listener = (event: Event): void => {
    const name = own(own((event as CustomEvent<unknown>).detail, "info"), "rdns")
    if (names.some((each) => each === name)) heard()
  }
  target.addEventListener("eip6963:announceProvider", listener)
  return () => target.removeEventListener("eip6963:announceProvider", listener)
}

/** Asks the wallets of the page to announce themselves. */
export function askForAnnouncements(): void {
  events().dispatchEvent(new Event("eip6963:requestProvider"))
}

/** Whether a wallet announces itself as MetaMask within the availability limit. */
export async function isAnnounced(signal: AbortSignal | undefined): Promise<boolean> {
  const heard = conversation<boolean>({ signal, ms: limits.availability }, ({ answer, undo }) => {
    undo(onAnnounced(() => answer(true)))
    askForAnnouncements()
  })
  return heard.catch(() => false)
}
