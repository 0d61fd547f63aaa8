import { type Inbox, type InboxItem, jobOf } from "./inbox.js"
import type { OpenReviews, ReviewKinds } from "./open-reviews.js"
import type { Job } from "./place.js"
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

/** The jobs that show things of one network. */
export type NetworkJob = Exclude<Job, "check">

/** The things of a job and an account that are for other networks than the page's, which is given as a passphrase. */
export function thingsElsewhere(
  job: NetworkJob,
  address: string,
  here: string,
  { inbox, reviews, signedWork }: Things,
): ThingElsewhere[] {
  const { item } = inbox.getState()
  const opened = item && jobOf[item.what] === job ? openedElsewhere(item, inbox) : []
  const reviewed = job === "message" ? [] : inReview(job, address, reviews)
  const kept = (kind: "signed" | "list", of: NetworkJob | "list"): ThingElsewhere[] =>
    signedWork.networks(of, address).map((network) => ({
      kind,
      network,
      discard: () => signedWork.discard(of, subjectOf(address, network)),
    }))
  return [
    ...opened,
    ...reviewed,
    ...kept("signed", job),
    ...(job === "transaction" ? kept("list", "list") : []),
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
