import type { Decided, Snapshot } from "../wallet/remote-wallet.js"
import type { WalletRequest } from "../wallet/state.js"
import type { FarCall } from "./far-modules.js"
import type { States } from "./given.js"

/** A page's message to the process that drives its browser, as JSON. The reply is `{ value }` or `{ error }`. */
export type BindingMessage = {
  /** An id of the page's document. */
  readonly document: string
} & (
  | { readonly type: "state"; readonly wallet: string }
  | {
      readonly type: "command"
      readonly wallet: string
      readonly command: string
      readonly body: object
    }
  /** Waits for the decision. */
  | {
      readonly type: "ask"
      readonly wallet: string
      readonly id: string
      readonly walletRequest: WalletRequest
    }
  | { readonly type: "far"; readonly farCall: FarCall }
  /** Waits until a state is newer than a revision. */
  | { readonly type: "changes"; readonly seen: number }
)

/** The message of a type. */
export type MessageOf<Type extends BindingMessage["type"]> = Extract<
  BindingMessage,
  { readonly type: Type }
>

/** The value of the reply, by the type of the message. */
export interface BindingReply {
  state: Snapshot
  command: Snapshot
  ask: Decided
  far: unknown
  changes: { readonly revision: number; readonly states: States }
}
