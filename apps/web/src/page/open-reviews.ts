import { createStore, type Store } from "@alidade/core"
import type { ReadAuthorization } from "../logic/sign/read-authorization.js"
import type { PreparedTransfer } from "../logic/sign/transfer.js"
import { networksIn, subjectOf } from "./signed-work.js"

/** What is under review and not signed yet, by tab. */
export interface ReviewKinds {
  /** Base64 `TransactionEnvelope`. */
  transaction: string
  /** A contract call, an authorization, or a list of authorization entries. */
  authorization: { transfer: PreparedTransfer } | ReadAuthorization
}

/** The open reviews: at most one of each kind per account and network. They last until the workbench is closed. */
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

/** No reviews yet. */
export function createOpenReviews(): OpenReviews {
  const store = createStore<ReadonlyMap<string, ReviewKinds[keyof ReviewKinds]>>(new Map())
  const keyOf = (kind: string, address: string, network: string): string =>
    `${kind} ${subjectOf(address, network)}`
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    get: (kind, address, network) => store.getState().get(keyOf(kind, address, network)) as never,
    set(kind, address, network, review) {
      const reviews = new Map(store.getState())
      const key = keyOf(kind, address, network)
      if (review === undefined) reviews.delete(key)
      else reviews.set(key, review)
      store.setState(reviews)
    },
    networks: (kind, address) => networksIn(store.getState().keys(), kind, address),
  }
}
