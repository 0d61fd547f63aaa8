import type { SandboxNetwork } from "../config.js"
import type { SandboxAccount } from "./keys.js"
import { logEntry } from "./log.js"
import type {
  Answer,
  Asked,
  LogEntry,
  Quirk,
  Verdict,
  Waiting,
  WalletSettings,
  WalletState,
} from "./state.js"
import { readSettings } from "./storage.js"
import { approves, decidable, inFront } from "./verdicts.js"

/** What a brain is made of. */
export interface BrainOptions {
  /** Names the wallet in storage: `alidade-sandbox:<wallet>`. */
  wallet: string
  accounts: readonly SandboxAccount[]
  networks: readonly SandboxNetwork[]
  quirks: readonly Quirk[]
  /** How it is set at first, and after a reset, where that is not the common default. */
  initial?: Partial<WalletSettings>
  /** Where settings are kept over reloads; null for nowhere. One that throws counts as empty. */
  storage?: Pick<Storage, "getItem" | "setItem"> | null
  /** How time passes: resolves after so many ms, or when aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * A simulated wallet as it is driven by a person at the dock, or by a test. One that is elsewhere does what it is
 * told a moment later: it gives a promise, which rejects where one that is here throws.
 */
export interface WalletControls {
  readonly accounts: readonly SandboxAccount[]
  readonly networks: readonly SandboxNetwork[]
  readonly quirks: readonly Quirk[]
  getState(): WalletState
  /** Calls back after each change. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /**
   * Changes settings; of `quirks` those that are named. Throws for an account, a network or a switch that the
   * wallet does not have.
   */
  update(patch: Partial<WalletSettings>): void | Promise<void>
  /** What it does the next times it is asked, once each. */
  next(...answers: Answer[]): void | Promise<void>
  /** Decides a waiting request, by default the one in front. Throws when there is none, or it cannot be approved. */
  settle(verdict: Verdict, id?: string): void | Promise<void>
  /** Everything as at first; waiting requests are dropped unanswered. */
  reset(): void | Promise<void>
  /** The active network. */
  network(): SandboxNetwork
}

/**
 * The one brain of a simulated wallet: what it holds, how it is set, what it is being asked. Beside those who drive
 * it, the wallet's mouths use it: the scripts and pages that speak its protocol.
 */
export interface Brain extends WalletControls {
  /** Asks the person. Resolves to what was decided, or to null when the wallet went away meanwhile. */
  ask(asked: Asked): Promise<Verdict | null>
  /** Takes the windows of all waiting requests away; they stay undecided. */
  hideWaiting(): void | Promise<void>
  /** Notes a message that passed. */
  record(direction: LogEntry["direction"], message: unknown): void | Promise<void>
  /** Lets so many ms pass; resolves at once when the brain is destroyed. */
  wait(ms: number): Promise<void>
  /** Drops what waits, and stops following other tabs. */
  destroy(): void
}

/** A brain that is here: it does what it is told at once. */
export interface LocalBrain extends Brain {
  update(patch: Partial<WalletSettings>): void
  next(...answers: Answer[]): void
  settle(verdict: Verdict, id?: string): void
  reset(): void
  /** As `Brain.ask`, for a mouth elsewhere: the request waits under its id, and is dropped when that mouth is gone. */
  ask(asked: Asked, mouth?: { id: string; gone: AbortSignal }): Promise<Verdict | null>
  hideWaiting(): void
  record(direction: LogEntry["direction"], message: unknown): void
  /** Keeps an entry of the log that was made elsewhere. */
  log(entry: LogEntry): void
}

const LOG_SIZE = 200

/** How a wallet is set at first, and after a reset. */
export function settingsAtFirst({
  accounts,
  networks,
  quirks,
  initial,
}: BrainOptions): WalletSettings {
  return {
    installed: true,
    created: true,
    locked: false,
    account: accounts[0]!.address,
    network: networks[0]!.id,
    grants: [],
    answer: "ask",
    next: [],
    authEntry: ["v1", "v2"],
    quirks: Object.fromEntries(quirks.map((quirk) => [quirk.id, quirk.on])),
    ...initial,
  }
}

/** A brain, set as it was kept, or as at first. */
export function createBrain(options: BrainOptions): LocalBrain {
  const { accounts, networks, quirks, storage = null } = options
  const key = `alidade-sandbox:${options.wallet}`
  const initial = settingsAtFirst(options)
  const listeners = new Set<() => void>()
  const deciders = new Map<string, (verdict: Verdict | null) => void>()
  const life = new AbortController()
  const wait = options.wait ?? timer
  let count = 0
  let state: WalletState = { ...initial, ...kept(), waiting: [], log: [] }

  function kept(): Partial<WalletSettings> {
    let text: string | null = null
    try {
      text = storage?.getItem(key) ?? null
    } catch {}
    return readSettings(text, { accounts, networks, quirks })
  }

  function set(patch: Partial<WalletState>): void {
    state = { ...state, ...patch }
    for (const listener of [...listeners]) listener()
  }

  function update(patch: Partial<WalletSettings>): void {
    const { account, network, quirks: switches = {} } = patch
    if (account !== undefined && !accounts.some(({ address }) => address === account))
      throw new Error(`The simulated wallet has no account ${account}.`)
    if (network !== undefined && !networks.some(({ id }) => id === network))
      throw new Error(`The simulated wallet has no network ${network}.`)
    for (const id of Object.keys(switches))
      if (!quirks.some((quirk) => quirk.id === id))
        throw new Error(`The simulated wallet has no switch ${id}.`)
    set({ ...patch, quirks: { ...state.quirks, ...switches } })
    const { waiting: _, log: __, ...settings } = state
    try {
      storage?.setItem(key, JSON.stringify(settings))
    } catch {}
  }

  function take(): Answer {
    const [first, ...rest] = state.next
    if (first === undefined) return state.answer
    update({ next: rest })
    return first
  }

  function close(id: string, verdict: Verdict | null): void {
    if (!deciders.has(id)) return
    set({ waiting: state.waiting.filter((waiting) => waiting.id !== id) })
    deciders.get(id)?.(verdict)
    deciders.delete(id)
  }

  function closeAll(): void {
    for (const { id } of state.waiting) close(id, null)
  }

  /** Approving unlocks, as a person would first; "Got it" under a notice rejects. */
  function decided(verdict: Verdict, asked: Asked): Verdict {
    if (!approves(verdict)) return verdict
    if (state.locked && !asked.byBrowser) update({ locked: false })
    return asked.obstacle ? "reject" : verdict
  }

  function log(entry: LogEntry): void {
    set({ log: [...state.log, entry].slice(-LOG_SIZE) })
  }

  const followOtherTabs = (event: StorageEvent): void => {
    if (event.key === key) set({ ...initial, ...kept() })
  }
  const page = typeof window === "undefined" || !storage ? null : window
  page?.addEventListener("storage", followOtherTabs)

  return {
    accounts,
    networks,
    quirks,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update,
    next: (...answers) => update({ next: [...state.next, ...answers] }),
    settle(verdict, id) {
      const target = id
        ? state.waiting.find((waiting) => waiting.id === id)
        : (inFront(state) ?? state.waiting.at(-1))
      if (!target) throw new Error("The simulated wallet is not being asked anything.")
      if (!decidable(verdict, target, state))
        throw new Error(
          `This cannot be approved: ${target.obstacle?.title ?? "there is no wallet yet"}.`,
        )
      close(target.id, decided(verdict, target))
    },
    reset() {
      closeAll()
      update(initial)
      set({ log: [] })
    },
    network: () => networks.find(({ id }) => id === state.network)!,
    async ask(asked, mouth) {
      if (life.signal.aborted || mouth?.gone.aborted) return null
      const answer = take()
      if (answer !== "ask" && answer !== "never" && decidable(answer, asked, state))
        return decided(answer, asked)
      const waiting: Waiting = {
        ...asked,
        id: mouth?.id ?? `${++count}`,
        since: Date.now(),
        shown: answer !== "never",
      }
      return new Promise((resolve) => {
        deciders.set(waiting.id, resolve)
        mouth?.gone.addEventListener("abort", () => close(waiting.id, null))
        set({ waiting: [...state.waiting, waiting] })
      })
    },
    hideWaiting: () =>
      set({ waiting: state.waiting.map((waiting) => ({ ...waiting, shown: false })) }),
    record: (direction, message) => log(logEntry(direction, message)),
    log,
    wait: (ms) => wait(ms, life.signal),
    destroy() {
      life.abort()
      page?.removeEventListener("storage", followOtherTabs)
      closeAll()
    },
  }
}

/** Resolves after so many ms, or when aborted. */
export function timer(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const pending = setTimeout(resolve, ms)
    signal.addEventListener("abort", () => {
      clearTimeout(pending)
      resolve()
    })
  })
}
