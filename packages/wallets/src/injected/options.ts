import type { Capabilities, ErrorKind, Reason, WalletErrorFields } from "@alidade/core"

/**
 * How a wallet's object deviates from SEP-43 in what must be asked of it. What it may answer needs no name here: replies
 * are read in every form that is known.
 *
 * - `skipRequestAccess`: `getAddress({ skipRequestAccess: true })` never opens a window, and fails with code 4100 if the
 *   site is not connected. Used to restore a connection.
 * - `isConnected`: `isConnected()` never opens a window, and `getAddress()` opens none while it returns
 *   `{ isConnected: true }`. Used to restore a connection.
 * - `getNetwork`: `getNetwork()` never opens a window, and `getAddress()` opens none where it answers (BI2). Used to
 *   restore a connection, but not to follow the account.
 * - `requestAccessFails`: `requestAccess()` may reject where the wallet has no such step. `getAddress()` then decides (DC3).
 */
export type InjectedQuirk =
  | "skipRequestAccess"
  | "isConnected"
  | "getNetwork"
  | "requestAccessFails"

/** How to reach a wallet that injects an object with SEP-43's functions into the page. */
export interface InjectedAccess {
  /**
   * Returns the wallet's object, or undefined while the page has none. Called often, so it only looks. If it throws, the
   * object counts as missing. An object without `signTransaction` and `getAddress` or `getPublicKey` does too.
   */
  find(): object | undefined
  /** An event that the wallet dispatches on `window` when its object is there. The object is also polled for. */
  event?: string
  /** An event on `window` after which the object no longer reaches its extension. Open requests end as `page-stale`. */
  lostEvent?: string
  /** How the object deviates from SEP-43. */
  quirks?: readonly InjectedQuirk[]
  /** What a screen says as long as the wallet has not answered a request for a signature (CA3). */
  hint?: Reason
  /**
   * What the wallet's own errors mean: their kind, and the reason to show. Undefined for all others, which are read by
   * the codes of SEP-43, EIP-1193, and JSON-RPC.
   */
  explain?(failure: WalletErrorFields): readonly [ErrorKind, Reason] | undefined
}

/** Options of `injected`. */
export interface InjectedOptions extends InjectedAccess {
  /** `productId` of its card: unique among the wallets of a kit. */
  id: string
  /** The wallet's name on screen. */
  name: string
  /** URL of an image. */
  icon: string
  /** The wallet's website, https only. */
  url: string
  /**
   * What the wallet can do. Undeclared capabilities are inferred from the object's functions: with `signAuthEntry` it
   * signs preimages of type 9, and with `getNetwork` it signs only for its own network. Declare what else is known.
   */
  capabilities?: Capabilities
}

/** A wallet as its client needs it. */
export type Injected = InjectedAccess & Pick<InjectedOptions, "name" | "capabilities">
