import { createStore, type Store } from "@alidade/core"
import type { Mode, PageNetwork } from "../logic/networks/networks.js"
import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import type { NetworkClocks } from "../logic/stellar/network-clock.js"
import type { WaitingItem } from "../logic/waiting/waiting-item.js"
import { openWaiting, putWaiting } from "./waiting-list.js"

/** What the network said about the waiting transactions. */
export interface WatchState {
  /** When all were asked for last, by this computer's clock, in ms since the epoch. */
  askedAt?: number
  /** The last time, the network gave no usable answer. */
  isSilent: boolean
  /** By hash: who has signed, and what is missing. */
  statuses: ReadonlyMap<string, SignatureStatus>
}

/** Asks the network about the transactions that wait for signatures. */
export interface WaitingWatch extends Pick<Store<WatchState>, "getState" | "subscribe"> {
  /**
   * Asks now, twice a minute, and when the page gets the focus or is shown again, but never while it is hidden. Returns a
   * function that stops it. Several may follow; they ask once.
   */
  follow(): () => void
}

/** How often the network is asked, in ms. */
const AGAIN = 30_000

/** One for the whole page, so that its parts ask once. */
const watches = new Map<string, WaitingWatch>()

/** The watch of a network's waiting transactions. */
export function openWaitingWatch(
  mode: Mode,
  network: PageNetwork,
  clocks: NetworkClocks,
): WaitingWatch {
  const key = `${mode} ${network.horizonUrl} ${network.passphrase}`
  const watch = watches.get(key) ?? createWaitingWatch(mode, network, clocks)
  watches.set(key, watch)
  return watch
}

/** Creates a watch that nobody follows yet. */
export function createWaitingWatch(
  mode: Mode,
  network: Pick<PageNetwork, "passphrase" | "horizonUrl">,
  clocks: Pick<NetworkClocks, "at">,
): WaitingWatch {
  const list = openWaiting(mode, network.passphrase)
  const store = createStore<WatchState>({ isSilent: false, statuses: new Map() })
  let followers = 0
  let stop = (): void => {}
  /** The round that is under way. */
  let round: AbortController | undefined
  /** The envelopes that the last round asked about. */
  let asked: ReadonlySet<string> = new Set()

  const waiting = (): readonly WaitingItem[] => list.getState().filter(({ ending }) => !ending)
  const hasNew = (): boolean => waiting().some(({ xdr }) => !asked.has(xdr))

  async function ask(): Promise<void> {
    if (round || document.visibilityState !== "visible" || waiting().length === 0) return
    const current = new AbortController()
    round = current
    const items = waiting()
    asked = new Set(items.map(({ xdr }) => xdr))
    const isAnswered = await askAbout(items, current.signal)
    if (round !== current) return
    round = undefined
    // What was put into the list meanwhile.
    if (isAnswered && hasNew()) void ask()
  }

  /** Returns whether the network answered. */
  async function askAbout(items: readonly WaitingItem[], signal: AbortSignal): Promise<boolean> {
    try {
      const { createAsker } = await import("../logic/waiting/ask-network.js")
      const asker = createAsker(network)
      const statuses = new Map<string, SignatureStatus>()
      for (const item of items) {
        const { now, source } = clocks.at(network.horizonUrl)
        signal.throwIfAborted()
        const found = await asker.ask(item, source === "network" ? now : undefined, signal)
        signal.throwIfAborted()
        if (found.signatureStatus) statuses.set(item.hash, found.signatureStatus)
        // It may have changed or been discarded meanwhile.
        const kept = list.getState().find(({ hash }) => hash === item.hash)
        const { ending } = found
        if (ending && kept) putWaiting(list, { ...kept, ending, endedAt: Date.now() })
      }
      store.setState({ askedAt: Date.now(), isSilent: false, statuses })
      return true
    } catch {
      if (!signal.aborted) store.setState({ ...store.getState(), isSilent: true })
      return false
    }
  }

  function cancel(): void {
    round?.abort()
    round = undefined
  }

  function start(): void {
    const again = (): void => void ask()
    const onVisibility = (): void => (document.visibilityState === "visible" ? again() : cancel())
    const timer = setInterval(again, AGAIN)
    const unsubscribe = list.subscribe(() => hasNew() && again())
    document.addEventListener("visibilitychange", onVisibility)
    window.addEventListener("focus", again)
    stop = () => {
      clearInterval(timer)
      unsubscribe()
      document.removeEventListener("visibilitychange", onVisibility)
      window.removeEventListener("focus", again)
      cancel()
    }
    again()
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    follow() {
      if (++followers === 1) start()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        if (--followers === 0) stop()
      }
    },
  }
}
