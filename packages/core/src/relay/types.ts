import type { SendNetwork, Sent } from "../send/types.js"

/**
 * A relayer with the HTTP interface of OpenZeppelin's plugin Channels: the service itself, a relayer of your own
 * (`…/api/v1/plugins/channels/call`), or your server that passes the request on and adds the key.
 */
export interface Relayer {
  /** May be relative to the page. */
  url: string
  /** Further headers, such as `authorization: "Bearer <key>"`. A key does not belong in a page: everybody can read it. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** Options of `relayCall`. */
export interface RelayOptions {
  /** The call, as a base64 `HostFunction`. */
  func: string
  /** Its authorization entries, each a signed base64 `SorobanAuthorizationEntry`. At least one. */
  auth: readonly string[]
  relayer: Relayer
  /** With `rpcUrl`, the call is also found if the relayer forgets it, or names another transaction. */
  network: SendNetwork
  /** Stops following. What was sent stays sent. */
  signal?: AbortSignal | undefined
  /** Called with each change. */
  onState?: ((state: RelayState) => void) | undefined
}

/** How far a call is. */
export type RelayState =
  | { status: "relaying" }
  /** The relayer has named a transaction, by its hash (hex). Whether it carries the call is not known yet. */
  | { status: "pending"; hash: string }
  | Relayed

/** How a call ended, on the network's word: its transaction carries exactly this call and these entries. */
export type Relayed = Exclude<Sent, { status: "expired" }>
