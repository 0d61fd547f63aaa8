import { checkSettings } from "./check-settings.js"
import { logEntry } from "./log.js"
import { initialSettings, type LocalModel, type ModelOptions } from "./model.js"
import type {
  Answer,
  LogEntry,
  Verdict,
  Waiting,
  WalletRequest,
  WalletSettings,
  WalletState,
} from "./state.js"
import { readSettings } from "./storage.js"
import { timer } from "./timer.js"
import { approves, currentStep, decidable, inFront } from "./verdicts.js"

const LOG_SIZE = 200

/** Creates a model with its stored settings, or with the initial ones. */
export function createModel(options: ModelOptions): LocalModel {
  const { networks, quirks, storage = null } = options
  const key = `alidade-sandbox:${options.wallet}`
  let { accounts } = options
  let initial = initialSettings(options)
  const listeners = new Set<() => void>()
  const deciders = new Map<string, (verdict: Verdict | null) => void>()
  const lifetime = new AbortController()
  const wait = options.wait ?? timer
  let count = 0
  let state: WalletState = { ...initial, ...readStored(), waiting: [], log: [] }

  function readStored(): Partial<WalletSettings> {
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
    checkSettings(patch, { accounts, networks, quirks })
    set({ ...patch, quirks: { ...state.quirks, ...patch.quirks } })
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

  /** Approving also unlocks the wallet and passes each step, as a person would do first. "Got it" on a notice rejects. */
  function decided(verdict: Verdict, request: WalletRequest): Verdict {
    if (!approves(verdict)) return verdict
    if (state.locked && !request.byBrowser) update({ locked: false })
    for (let step = currentStep(request, state); step; step = currentStep(request, state))
      update({ quirks: { [step.quirk]: false } })
    return request.obstacle ? "reject" : verdict
  }

  function log(entry: LogEntry): void {
    set({ log: [...state.log, entry].slice(-LOG_SIZE) })
  }

  const stopFollowing = storage?.follow?.(key, () => set({ ...initial, ...readStored() }))

  function reset(): void {
    closeAll()
    update(initial)
    set({ log: [] })
  }

  return {
    get accounts() {
      return accounts
    },
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
      if (!target) throw new Error("The simulated wallet has no pending request.")
      if (!decidable(verdict, target, state))
        throw new Error(
          `This request cannot be approved: ${target.obstacle?.title ?? "no wallet is set up yet"}.`,
        )
      close(target.id, decided(verdict, target))
    },
    reset,
    hold(held) {
      accounts = held
      initial = initialSettings({ ...options, accounts })
      reset()
    },
    network: () => networks.find(({ id }) => id === state.network)!,
    async ask(request, transport) {
      if (lifetime.signal.aborted || transport?.gone.aborted) return null
      const answer = take()
      if (answer !== "ask" && answer !== "never" && decidable(answer, request, state))
        return decided(answer, request)
      const waiting: Waiting = {
        ...request,
        id: transport?.id ?? `${++count}`,
        since: Date.now(),
        shown: answer !== "never",
      }
      return new Promise((resolve) => {
        const drop = (): void => close(waiting.id, null)
        deciders.set(waiting.id, (verdict) => {
          transport?.gone.removeEventListener("abort", drop)
          resolve(verdict)
        })
        transport?.gone.addEventListener("abort", drop)
        set({ waiting: [...state.waiting, waiting] })
      })
    },
    hideWaiting: () =>
      set({ waiting: state.waiting.map((waiting) => ({ ...waiting, shown: false })) }),
    record: (direction, message) => log(logEntry(direction, message)),
    log,
    wait: (ms) => wait(ms, lifetime.signal),
    destroy() {
      lifetime.abort()
      stopFollowing?.()
      closeAll()
    },
  }
}
