import type { WalletError } from "./errors.js"
import type { PendingRequest } from "./state.js"
import type { WalletDescriptor } from "./wallet.js"

/** The events of the kit, besides its state. */
export interface KitEvents {
  /** The state changed (read it with `getState`). */
  stateUpdated: undefined
  /** A wallet was chosen in the picker; sent after the close animation. */
  walletSelected: WalletDescriptor
  /** The connect dialog was opened. */
  modalOpened: undefined
  /** The connect button was clicked. */
  buttonClicked: undefined
  /** A connection ended. */
  disconnect: undefined
  /** A dialog was closed without a choice; sent after the close animation. */
  modalClosed: undefined
  /** The kit was destroyed. */
  destroyed: undefined
  /** A request to a wallet has ended. */
  requestSettled: SettledRequest
}

/** A request that has ended. It succeeded if `error` is absent. */
export interface SettledRequest {
  request: PendingRequest
  error?: WalletError
  /** The result of verification, for an accepted signature. */
  verified?: Verified
  /** What the caller receives if it succeeded: the fields of `SignTransactionResult` and similar. */
  result?: Readonly<Record<string, unknown>>
}

/**
 * What was verified about a signature.
 *
 * - `signature`: it is the account's signature of what was sent.
 * - `body`: the wallet returned what was sent, but no signature of the account was verified: a `C…` address has no
 * known key, the wallet returned only a hash, or `allowAltered` let the account's signature be missing.
 * - `altered`: another transaction that the account has signed and `allowAltered` allows.
 * - `unreported`: the wallet returned nothing that can be checked: neither envelope nor hash of a transaction that it
 * submitted, or the signature of a `C…` account, which only its contract can verify.
 * - `off`: the app has turned verification off.
 */
export type Verified = "signature" | "body" | "altered" | "unreported" | "off"

/** Names of the events. */
export type KitEventName = keyof KitEvents
