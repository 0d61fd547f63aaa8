import type { Kit, KitConfig, WalletCard } from "@alidade/core"
import { announcedCard } from "./announced-card.js"
import { type Announcement, readAnnouncement } from "./announcement.js"
import { isTaken } from "./taken.js"

/** How many announced wallets are listed at most. */
const MOST = 20

/** Options of `followAnnounced`. */
export interface AnnouncedOptions {
  /** Where wallets announce themselves instead of `window`: `privatePage()` of `@alidade/sandbox/browser`. */
  page?: EventTarget
}

/**
 * Lists also the wallets that announce themselves on this page ("Announcing a wallet to a web page", a draft: see
 * `docs/announcing-wallets.md`), after `wallets`, the ones that the app gave to `createKit`. Their descriptors have
 * `foundOnPage`. No function of a wallet is called before the user chooses it. Announcements that are not as in the draft
 * are ignored, and those that wear the id, name, or icon of `wallets`, of a wallet of this package, or of an earlier
 * announcement. A remembered connection to an announced wallet is restored when it is listed.
 *
 * Returns a function that stops listening. The wallets stay listed. Listening ends with the kit, too. Outside a browser,
 * nothing happens.
 */
export function followAnnounced(
  kit: Kit,
  wallets: KitConfig["wallets"],
  { page = globalThis.window }: AnnouncedOptions = {},
): () => void {
  if (!page) return () => {}
  const found: WalletCard[] = []
  const listSoon = once(async () => {
    if (kit.destroyed) return
    await kit.setWallets([...wallets, ...found])
    if (kit.getState().status === "disconnected") await kit.restore()
  })
  const hear = (event: Event): void => {
    const announcement: Announcement | undefined = readAnnouncement((event as CustomEvent).detail)
    if (!announcement || found.length === MOST) return
    if (isTaken(announcement, [...wallets, ...found])) return
    found.push(announcedCard(announcement))
    listSoon()
  }
  const stop = (): void => {
    page.removeEventListener("stellar:announce-wallet", hear)
    stopWithKit()
  }
  const stopWithKit = kit.on("destroyed", stop)
  page.addEventListener("stellar:announce-wallet", hear)
  page.dispatchEvent(new Event("stellar:request-wallets"))
  return stop
}

/** Calls at the end of this turn, once for all calls until then. */
function once(action: () => Promise<void>): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      // The kit's list stays as it is if its engine can't be loaded. Calls report that.
      action().catch(() => {})
    })
  }
}
