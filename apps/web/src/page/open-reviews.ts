import { createStore, type Store } from "@alidade/core"
import type { ReadAuthorization } from "../logic/sign/read-authorization.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import { networksIn, subjectOf } from "./signed-work.js"
import type { TabItems } from "./tab-items.js"

/** What is under review and not signed yet, by tab. */
export interface ReviewKinds {
  /** Base64 `TransactionEnvelope`. */
  transaction: string
  /** An authorization, or a list of authorization entries. */
  authorization: ReadAuthorization
}

/** The open reviews: at most one of each kind per account and network. */
export interface OpenReviews extends Pick<Store<unknown>, "getState" | "subscribe"> {
  get<Kind extends keyof ReviewKinds>(
    kind: Kind,
    address: string,
    network: string,
  ): ReviewKinds[Kind] | undefined
  /** Keeps a review, or closes it without one. */
  set<Kind extends keyof ReviewKinds>(
    kind: Kind,
    address: string,
    network: string,
    review: ReviewKinds[Kind] | undefined,
  ): void
  /** Passphrases of the networks for which a kind is under review for an account. */
  networks(kind: keyof ReviewKinds, address: string): string[]
}

/** Maximum number of reviews. The oldest are dropped first. */
const MOST = 24

/** Open reviews in memory, and among a tab's items, which survive a reload if the browser allows it. */
export function createOpenReviews(items: TabItems): OpenReviews {
  const store = createStore<ReadonlyMap<string, ReviewKinds[keyof ReviewKinds]>>(
    new Map(items.read(readReview)),
  )
  const keyOf = (kind: string, address: string, network: string): string =>
    `${kind} ${subjectOf(address, network)}`
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    get: (kind, address, network) => store.getState().get(keyOf(kind, address, network)) as never,
    set(kind, address, network, review) {
      const key = keyOf(kind, address, network)
      if (store.getState().get(key) === review) return
      const reviews = new Map(store.getState())
      reviews.delete(key)
      items.remove(key)
      if (review !== undefined) {
        reviews.set(key, review)
        items.write(key, review)
      }
      for (const oldest of [...reviews.keys()].slice(0, -MOST)) {
        reviews.delete(oldest)
        items.remove(oldest)
      }
      store.setState(reviews)
    },
    networks: (kind, address) => networksIn(store.getState().keys(), kind, address),
  }
}

/** Reads a saved review. Undefined if it is invalid. */
function readReview(value: unknown, name: string): ReviewKinds[keyof ReviewKinds] | undefined {
  if (name.startsWith("transaction ")) return typeof value === "string" ? value : undefined
  const { preimage, entry, entries } = fieldsOf(value)
  if (typeof preimage === "string") {
    return { preimage, ...(typeof entry === "string" ? { entry } : {}) }
  }
  const isList = Array.isArray(entries) && entries.every((one) => typeof one === "string")
  return isList ? { entries } : undefined
}
