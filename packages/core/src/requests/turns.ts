import { limits } from "../contract/limits.js"
import type { WalletModule } from "../contract/wallet.js"

/** A place in a wallet's line. */
export interface Turn {
  /** Resolves when everyone ahead has left the line. */
  readonly arrived: Promise<unknown>
  /** Lets the next one go. */
  leave(): void
  /**
   * Leaves when the wallet's module has settled a call. After `signal` aborts, the module has `limits.release` to close
   * its window and settle.
   */
  leaveAfter(call: Promise<unknown>, signal: AbortSignal): void
}

/** The end of each wallet's line, by product id. Shared by all kits of the page, because they call the same wallet. */
const lines = new Map<string, Promise<unknown>>()

/** Takes the last place in a wallet's line. */
export function joinLine(productId: string): Turn {
  const arrived = lines.get(productId) ?? Promise.resolve()
  let leave = (): void => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  // Leaving early does not let the next one pass those who are still ahead.
  const end = Promise.all([arrived, left]).then(() => {
    if (lines.get(productId) === end) lines.delete(productId)
  })
  lines.set(productId, end)

  return {
    arrived,
    leave,
    leaveAfter(call, signal) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const onAbort = (): void => {
        timer = setTimeout(leave, limits.release)
      }
      const done = (): void => {
        clearTimeout(timer)
        signal.removeEventListener("abort", onAbort)
        leave()
      }
      if (signal.aborted) onAbort()
      else signal.addEventListener("abort", onAbort)
      call.then(done, done)
    },
  }
}

/** Makes a call that is not a user's request, in turn if the wallet takes one call at a time. */
export async function inTurn<T>(module: WalletModule, call: () => Promise<T>): Promise<T> {
  if (!module.oneAtATime) return call()
  const turn = joinLine(module.productId)
  try {
    await turn.arrived
    return await call()
  } finally {
    turn.leave()
  }
}
