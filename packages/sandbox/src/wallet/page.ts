import type { WalletModel } from "./model.js"
import type { Notice } from "./panel.js"

/** A page of a web wallet: the model, the notice on screen, and the window. */
export interface WalletPage {
  readonly model: WalletModel
  readonly page: Window
  /** Sets the notice that is shown while no request is pending. */
  showNotice(notice: Notice): void
}
