import { type Inbox, type InboxItem, tabs } from "./inbox.js"
import type { OpenReviews, ReviewKinds } from "./open-reviews.js"
import type { PageTab } from "./page-tab.js"
import { type SignedWork, subjectOf } from "./signed-work.js"

/** A thing for another network than the page's. Nothing of it is shown or signed until the page uses its network. */
export interface ThingElsewhere {
  /** Opened from a link or the activity, under review, signed and kept, or a list to sign. */
  kind: "opened" | "review" | "signed" | "list"
  /** The passphrase of its network. */
  network: string
  discard: () => void
}

/** Where the things of an account are kept. */
export interface Things {
  inbox: Inbox
  reviews: OpenReviews
  signedWork: SignedWork
}

/** The tabs that show things of one network. */
export type NetworkTab = Exclude<PageTab, "check">

/** The things of a tab and an account that are for other networks than the page's, which is given as a passphrase. */
export function thingsElsewhere(
  tab: NetworkTab,
  address: string,
  here: string,
  { inbox, reviews, signedWork }: Things,
): ThingElsewhere[] {
  const { item } = inbox.getState()
  const opened = item && tabs[item.what] === tab ? openedElsewhere(item, inbox) : []
  const reviewed = tab === "message" ? [] : inReview(tab, address, reviews)
  const kept = (kind: "signed" | "list", of: NetworkTab | "list"): ThingElsewhere[] =>
    signedWork.networks(of, address).map((network) => ({
      kind,
      network,
      discard: () => signedWork.discard(of, subjectOf(address, network)),
    }))
  return [
    ...opened,
    ...reviewed,
    ...kept("signed", tab),
    ...(tab === "transaction" ? kept("list", "list") : []),
  ].filter(({ network }) => network !== here)
}

function inReview(
  kind: keyof ReviewKinds,
  address: string,
  reviews: OpenReviews,
): ThingElsewhere[] {
  return reviews.networks(kind, address).map((network) => ({
    kind: "review",
    network,
    discard: () => reviews.set(kind, address, network, undefined),
  }))
}

/** The opened item, as one for another network. A proof is for none. */
export function openedElsewhere(item: InboxItem, inbox: Inbox): ThingElsewhere[] {
  const { network } = item
  if (network === undefined) return []
  return [{ kind: "opened", network, discard: inbox.discard }]
}
