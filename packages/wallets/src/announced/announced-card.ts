import type { WalletCard } from "@alidade/core"
import { injected } from "../injected/index.js"
import type { Announcement } from "./announcement.js"

/** The card of an announced wallet. Its functions are those of any wallet that injects an object. */
export function announcedCard({ wallet, ...info }: Announcement): WalletCard {
  return {
    ...injected({ ...info, find: () => wallet, quirks: ["skipRequestAccess"] }),
    foundOnPage: true,
  }
}
