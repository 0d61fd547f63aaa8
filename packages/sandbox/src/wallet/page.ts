import type { WalletModel } from "./model.js"
import type { Notice } from "./panel.js"

/** A page of a web wallet: the wallet's model, what its person sees, and the window it is in. */
export interface WalletPage {
  readonly model: WalletModel
  readonly page: Window
  /** What is shown while nothing is asked. */
  say(notice: Notice): void
}
