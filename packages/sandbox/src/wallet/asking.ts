import type { Brain } from "./brain.js"
import type { Asked, Verdict } from "./state.js"

/** A request to a wallet's person that is under way. */
export interface Asking {
  /** As `Brain.ask` gives it. */
  readonly verdict: Promise<Verdict | null>
  /** Whether it has a window. */
  isShown(): boolean
  /** Closes its window, as the person could; nothing where it is decided. */
  close(): void
}

/** Asks the person of a brain that is here, and keeps hold of the request: for wallets that end one themselves. */
export function startAsking(brain: Brain, asked: Asked): Asking {
  const before = new Set(brain.getState().waiting.map(({ id }) => id))
  const verdict = brain.ask(asked)
  const id = brain.getState().waiting.find((waiting) => !before.has(waiting.id))?.id
  const waiting = () => brain.getState().waiting.find((waiting) => waiting.id === id)
  return {
    verdict,
    isShown: () => waiting()?.shown === true,
    close() {
      if (waiting()) void brain.settle("close", id)
    },
  }
}
