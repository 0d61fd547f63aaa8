import type { Kit } from "@alidade/core"
import { useKit } from "@alidade/react"
import type { Mode } from "../logic/networks/networks.js"
import { createDrafts, type Drafts } from "./drafts.js"
import type { EarlyRequests } from "./early-requests.js"
import { createJournal, type Journal } from "./journal.js"
import { createOpenReviews, type OpenReviews } from "./open-reviews.js"
import { usePage } from "./page.js"
import { createSignedWork, type SignedWork } from "./signed-work.js"
import { tabItems } from "./tab-items.js"

/** What this tab keeps. It is loaded with the first screen that needs it, or with the first request. */
export interface TabStores {
  journal: Journal
  /** What is under review. */
  reviews: OpenReviews
  /** Signed results that were neither sent nor discarded. */
  signedWork: SignedWork
  /** What is typed and not used yet. */
  drafts: Drafts
}

const opened = new WeakMap<Kit, TabStores>()

/** The stores of a kit's page, opened with the first call. */
export function openTabStores(
  kit: Kit,
  { mode, earlyRequests }: { mode: Mode; earlyRequests: EarlyRequests },
): TabStores {
  const existing = opened.get(kit)
  if (existing) return existing
  const stores: TabStores = {
    journal: createJournal(kit, tabItems(mode, "activity"), earlyRequests()),
    reviews: createOpenReviews(tabItems(mode, "reviews")),
    signedWork: createSignedWork(tabItems(mode, "signed")),
    drafts: createDrafts(tabItems(mode, "drafts")),
  }
  opened.set(kit, stores)
  return stores
}

/** What this tab keeps. */
export function useTabStores(): TabStores {
  const page = usePage()
  return openTabStores(useKit(), page)
}
