import type { WalletControls } from "./model.js"
import type { WalletState } from "./state.js"

/** A wallet as the sandbox simulates it, as a page holds it: how it is driven, and how to take it away. */
export interface SimulatedWallet extends WalletControls {
  readonly productName: string
  /** Reads the state as it is now, wherever the wallet is; `getState` gives what was last heard of. */
  refresh(): Promise<WalletState>
  /** Unloads the wallet from the page. What waits there is dropped unanswered; settings are kept. */
  uninstall(): void
}
