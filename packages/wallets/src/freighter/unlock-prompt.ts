import type { WalletUi } from "@alidade/core"
import { read } from "./wire.js"

/** How often Freighter is asked whether it is still locked, in ms. */
const LOOK = 1_000

/**
 * Asks the person to unlock Freighter for as long as it names no account. To be called once a signature was asked for
 * with an account that is granted: an unlocked Freighter turns to that account at once (FR6). Ends with the signal.
 */
export function askToUnlock(ui: WalletUi, signal: AbortSignal): void {
  let shown = false
  let timer: ReturnType<typeof setTimeout>
  async function look(): Promise<void> {
    const { publicKey } = await read("REQUEST_PUBLIC_KEY", signal)
    if (signal.aborted) return
    const locked = publicKey === ""
    if (locked !== shown) ui.show(locked ? { kind: "waiting", on: "unlock" } : undefined)
    shown = locked
    if (locked) wait()
  }
  function wait(): void {
    // What it cannot say is not shown: the request itself ends with its own error.
    timer = setTimeout(() => look().catch(() => {}), LOOK)
  }
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true })
  wait()
}
