import type { WalletModel } from "./model.js"
import type { Verdict, WalletRequest } from "./state.js"

/** A request to a wallet's person that is under way. */
export interface PendingRequest {
  /** As `WalletModel.ask` gives it. */
  readonly verdict: Promise<Verdict | null>
  /** Whether it has a window. */
  isShown(): boolean
  /** Closes its window, as the person could; nothing where it is decided. */
  close(): void
}

/** Asks the person of a model that is here, and keeps hold of the request: for wallets that end one themselves. */
export function startRequest(model: WalletModel, asked: WalletRequest): PendingRequest {
  const before = new Set(model.getState().waiting.map(({ id }) => id))
  const verdict = model.ask(asked)
  const id = model.getState().waiting.find((waiting) => !before.has(waiting.id))?.id
  const waiting = () => model.getState().waiting.find((waiting) => waiting.id === id)
  return {
    verdict,
    isShown: () => waiting()?.shown === true,
    close() {
      if (waiting()) void model.settle("close", id)
    },
  }
}
