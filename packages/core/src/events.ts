import type { WalletError } from "./errors.js"
import type { PendingRequest } from "./state.js"
import type { WalletDescriptor } from "./wallet.js"

/** What the kit tells of, beside its state. */
export interface KitEvents {
  /** The state changed (read it from `getState`). */
  stateUpdated: undefined
  /** A wallet was picked in the picker; sent when its close animation has ended. */
  walletSelected: WalletDescriptor
  /** The connect dialog was opened. */
  modalOpened: undefined
  /** The connect button was clicked. */
  buttonClicked: undefined
  /** A connection ended. */
  disconnect: undefined
  /** A dialog was closed without a choice; sent when its close animation has ended. */
  modalClosed: undefined
  /** A request to a wallet came to its end. */
  requestSettled: SettledRequest
}

/** A request that ended: well when `error` is absent. */
export interface SettledRequest {
  request: PendingRequest
  error?: WalletError
  /** What verification found, for a signature that was accepted. */
  verified?: Verified
  /** What the caller receives, where it ended well: the fields of `SignTransactionResult` and its like. */
  result?: Readonly<Record<string, unknown>>
}

/**
 * What was checked of a signature.
 *
 * - `signature`: it is the account's, and of what was sent.
 * - `body`: what was sent came back, but no signature of the account was verified: a `C…` has no key known here, the
 *   wallet gave a hash alone, or `allowAltered` let the account's signature be missing.
 * - `altered`: another transaction, which the account has signed and `allowAltered` let pass.
 * - `unreported`: the wallet gave back nothing that could be checked: neither envelope nor hash of a transaction that it
 *   sent, or the signature of a `C…`, which only its contract can judge.
 * - `off`: the app has switched verification off.
 */
export type Verified = "signature" | "body" | "altered" | "unreported" | "off"

/** Names of the events. */
export type KitEventName = keyof KitEvents
