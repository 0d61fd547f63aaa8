import type { WalletModel } from "./model.js"
import type { Verdict, WalletRequest } from "./state.js"

/** A pending request that its wallet can end itself. */
export interface PendingRequest {
  /** The result of `WalletModel.ask`. */
  readonly verdict: Promise<Verdict | null>
  /** Whether it is undecided. */
  isPending(): boolean
  /** Whether it has a window. */
  isShown(): boolean
  /** Closes its window, as the person could. Does nothing once the request is decided. */
  close(): void
}

/** Asks the person of a local model and returns a handle, for wallets that end a request themselves. */
export function startRequest(model: WalletModel, request: WalletRequest): PendingRequest {
  const before = new Set(model.getState().waiting.map(({ id }) => id))
  const verdict = model.ask(request)
  const id = model.getState().waiting.find((waiting) => !before.has(waiting.id))?.id
  const waiting = () => model.getState().waiting.find((waiting) => waiting.id === id)
  return {
    verdict,
    isPending: () => waiting() !== undefined,
    isShown: () => waiting()?.shown === true,
    close() {
      if (waiting()) void model.settle("close", id)
    },
  }
}
