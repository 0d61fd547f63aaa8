import { createStore, type Store } from "@alidade/core"
import type { LastLedger } from "./last-ledger.js"

/** A network's time. */
export interface NetworkMoment {
  /** In ms since the epoch. It is the computer's clock until the network has answered. */
  now: number
  /** Sequence number of the last closed ledger that is known. */
  latestLedger: number | undefined
  /** How far the computer's clock is ahead of the network's time, in ms; negative if it is behind. */
  ahead: number
  /** `asking` before the first answer; `computer` if there was none. */
  source: "asking" | "network" | "computer"
}

/** The times of networks, by the URL of their Horizon. */
export interface NetworkClocks extends Pick<Store<unknown>, "getState" | "subscribe"> {
  /** Reads a network's time now, twice a minute, and when the page is shown again. Returns a function that stops it. */
  follow(horizonUrl: string): () => void
  /** The time at this moment. It goes on between two answers. */
  at(horizonUrl: string): NetworkMoment
}

/** What was read, and the computer's time then. */
type Reading = { ledger: LastLedger | undefined; readAt: number }

/** How often the time is read again, in ms: a clock may be set, and a computer may sleep. */
const AGAIN = 30_000

/** A smaller difference is how long the network takes to close a ledger, in ms. */
const LARGE = 60_000

/** Whether the computer's clock differs enough from the network's time to mislead. */
export function isLarge(ahead: number): boolean {
  return Math.abs(ahead) > LARGE
}

/** Loads what reads it first: the page starts without asking. */
async function readFromHorizon(horizonUrl: string): Promise<LastLedger | undefined> {
  try {
    const { readLastLedger } = await import("./last-ledger.js")
    return await readLastLedger(horizonUrl)
  } catch {
    // Not loaded: like a network that doesn't answer.
    return undefined
  }
}

/** Clocks that were not read yet. `read` replaces Horizon. */
export function createNetworkClocks(
  read: (horizonUrl: string) => Promise<LastLedger | undefined> = readFromHorizon,
): NetworkClocks {
  const store = createStore<ReadonlyMap<string, Reading>>(new Map())

  async function ask(horizonUrl: string): Promise<void> {
    const ledger = await read(horizonUrl)
    const last = store.getState().get(horizonUrl)
    // Without an answer, the last known difference is closer than the computer's clock.
    if (!ledger && last?.ledger) return
    store.setState(new Map(store.getState()).set(horizonUrl, { ledger, readAt: Date.now() }))
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    follow(horizonUrl) {
      const again = (): void => void (document.visibilityState === "visible" && ask(horizonUrl))
      void ask(horizonUrl)
      const timer = setInterval(again, AGAIN)
      document.addEventListener("visibilitychange", again)
      return () => {
        clearInterval(timer)
        document.removeEventListener("visibilitychange", again)
      }
    },
    at(horizonUrl) {
      const reading = store.getState().get(horizonUrl)
      const { ledger, readAt } = reading ?? {}
      const ahead = ledger && readAt !== undefined ? readAt - ledger.closedAt : 0
      return {
        now: Date.now() - ahead,
        latestLedger: ledger?.sequence,
        ahead,
        source: !reading ? "asking" : ledger ? "network" : "computer",
      }
    },
  }
}
