import type { WalletUi } from "@alidade/core"
import { read } from "./wire.js"

/** How often to check whether Freighter is still locked, in ms. */
const POLL_INTERVAL = 1_000

/**
 * How many answers in a row without an account mean a lock. An unlocked Freighter switches to the named account (FR6),
 * but may give one more empty answer while it opens its window.
 */
const EMPTY_ANSWERS = 2

/**
 * Asks the user to unlock Freighter while it reports no account. Call it after requesting a signature for a granted
 * account. Stops when the signal aborts.
 */
export function askToUnlock(ui: WalletUi, signal: AbortSignal): void {
  let empty = 0
  let timer: ReturnType<typeof setTimeout>
  async function check(): Promise<void> {
    const { publicKey } = await read("REQUEST_PUBLIC_KEY", signal)
    if (signal.aborted) return
    if (publicKey !== "") {
      if (empty >= EMPTY_ANSWERS) ui.show(undefined)
      return
    }
    empty++
    if (empty === EMPTY_ANSWERS) ui.show({ kind: "waiting", on: "unlock" })
    wait()
  }
  function wait(): void {
    // A failed check shows nothing: the request itself fails with its own error.
    timer = setTimeout(() => check().catch(() => {}), POLL_INTERVAL)
  }
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true })
  wait()
}
