import type { WalletState } from "../../wallet/state.js"

/** A part of the page that follows the wallet on it. */
export interface Part {
  readonly element: HTMLElement
  /** Shows a state. Elements that have the focus stay in place. */
  draw(state: WalletState): void
}

/** Runs a person's action. Its failure is shown at the top of the page until an action succeeds. */
export type Run = (action: () => unknown) => void
