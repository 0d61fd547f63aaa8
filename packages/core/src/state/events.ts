import type { WalletError } from "../contract/errors.js"
import type { Verified } from "../contract/verified.js"
import type { WalletDescriptor } from "../contract/wallet.js"
import type { PendingRequest } from "./state.js"

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

/** Names of the events. */
export type KitEventName = keyof KitEvents
