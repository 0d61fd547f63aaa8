import type { WalletUi } from "@alidade/core"
import { read } from "./wire.js"

/** How often to check whether Freighter is still locked, in ms. */
const POLL_INTERVAL = 1_000

/**
 * Asks the user to unlock Freighter while it reports no account. Call it after requesting a signature for a granted
 * account: an unlocked Freighter switches to that account at once (FR6). Stops when the signal aborts.
 */
export function askToUnlock(ui: WalletUi, signal: AbortSignal): void {
  let shown = false
  let timer: ReturnType<typeof setTimeout>
  async function check(): Promise<void> {
    const { publicKey } = await read("REQUEST_PUBLIC_KEY", signal)
    if (signal.aborted) return
    const locked = publicKey === ""
    if (locked !== shown) ui.show(locked ? { kind: "waiting", on: "unlock" } : undefined)
    shown = locked
    if (locked) wait()
  }
  function wait(): void {
    // A failed check shows nothing: the request itself fails with its own error.
    timer = setTimeout(() => check().catch(() => {}), POLL_INTERVAL)
  }
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true })
  wait()
}
