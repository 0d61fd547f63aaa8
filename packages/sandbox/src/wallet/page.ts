import type { Brain } from "./brain.js"
import type { Notice } from "./panel.js"

/** A page of a web wallet: the wallet's brain, what its person sees, and the window it is in. */
export interface WalletPage {
  readonly brain: Brain
  readonly page: Window
  /** What is shown while nothing is asked. */
  say(notice: Notice): void
}
