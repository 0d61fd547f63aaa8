import { checkSettings } from "./check-settings.js"
import type { SandboxAccount } from "./keys.js"
import { logEntry } from "./log.js"
import {
  initialSettings,
  type ModelOptions,
  type WalletControls,
  type WalletModel,
} from "./model.js"
import type {
  LogEntry,
  Verdict,
  Waiting,
  WalletRequest,
  WalletSettings,
  WalletState,
} from "./state.js"
import { timer } from "./timer.js"

/** A wallet's state at one time. A higher revision is newer, also after the server has restarted. */
export interface Snapshot {
  readonly revision: number
  readonly accounts: readonly SandboxAccount[]
  readonly state: WalletState
}

/** A page's view of a wallet whose model runs elsewhere and is shared by all pages and windows. */
export interface RemoteWallet extends WalletControls {
  /** Fetches the current state. `getState` returns the last received state. */
  refresh(): Promise<WalletState>
  /** Creates this document's transport. Of the pending requests, it sees only its own. */
  transport(): WalletModel
}

/** How a page reaches the model of one wallet. */
export interface WalletLine {
  /** Runs a command of the model. Resolves to the state after it. */
  send(command: string, body: object): Promise<Snapshot>
  /** Fetches the current state. */
  fetchState(): Promise<Snapshot>
  /** Adds to the wallet's log. Works also while the document goes away. */
  log(entry: LogEntry): Promise<Snapshot>
  /** Sends a request to the wallet's user. The request is dropped on `signal`, and when the document is gone. */
  ask(id: string, walletRequest: WalletRequest, signal: AbortSignal): Promise<Decided>
}

/** The decision about a request, null if it was dropped, with the state after it. */
export interface Decided {
  readonly verdict: Verdict | null
  readonly snapshot: Snapshot
}

/**
 * Creates a page's view of a wallet. A change of settings holds in the page at once, as in a local model, and the model
 * gets all commands in order.
 *
 * @returns the wallet, what takes a state that the page learns otherwise, and what changes settings in the page only,
 * until the function that it returns is called
 */
export function remoteWallet(
  options: ModelOptions,
  line: WalletLine,
): {
  wallet: RemoteWallet
  take: (snapshot: Snapshot) => void
  presume: (settings: Partial<WalletSettings>) => () => Promise<void>
} {
  const { networks, quirks } = options
  const listeners = new Set<() => void>()
  let revision = -1
  let { accounts } = options
  let known: WalletState = { ...initialSettings(options), waiting: [], log: [] }
  /** Changes that the model has not confirmed yet. */
  let sent: readonly Partial<WalletSettings>[] = []
  let state = known
  let last: Promise<unknown> = Promise.resolve()

  function publish(): void {
    state = known
    for (const patch of sent)
      state = { ...state, ...patch, quirks: { ...state.quirks, ...patch.quirks } }
    for (const listener of [...listeners]) listener()
  }

  function take(snapshot: Snapshot): void {
    if (snapshot.revision <= revision) return
    revision = snapshot.revision
    accounts = snapshot.accounts
    known = snapshot.state
    publish()
  }

  function inOrder<Result>(call: () => Promise<Result>): Promise<Result> {
    const result = last.then(call)
    last = result.catch(() => {})
    return result
  }

  /** Resolves once a condition holds, which is checked after each change. */
  function until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!holds()) return
        listeners.delete(check)
        resolve()
      }
      listeners.add(check)
      check()
    })
  }

  const command = async (name: string, body: object = {}): Promise<void> =>
    take(await inOrder(() => line.send(name, body)))

  function presume(settings: Partial<WalletSettings>): () => Promise<void> {
    sent = [...sent, settings]
    publish()
    return async () => {
      try {
        await command("update", { settings })
      } finally {
        sent = sent.filter((patch) => patch !== settings)
        publish()
      }
    }
  }

  const controls: WalletControls = {
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
    async update(settings) {
      checkSettings(settings, { accounts, networks, quirks })
      await presume(settings)()
    },
    next: (...answers) => command("next", { answers }),
    settle: (verdict, id) => command("settle", { verdict, id }),
    reset: () => command("reset"),
    network: () => networks.find(({ id }) => id === state.network)!,
  }

  function transport(): WalletModel {
    const own = new Set<string>()
    const lifetime = new AbortController()
    /** Requests on their way to the model. */
    let asked: readonly Waiting[] = []
    /** Logs messages one after another, so that the log keeps their order. */
    let logged = Promise.resolve()
    /** A closing window loses its requests before its scripts stop. Such a failure counts as no verdict. */
    let isUnloading = false
    addEventListener("pagehide", () => (isUnloading = true), { signal: lifetime.signal })
    let seen: readonly [WalletState, typeof asked] | undefined
    let filtered = state

    const isKnown = (id: string | undefined): boolean =>
      state.waiting.some((waiting) => waiting.id === id)

    function end(id: string): void {
      asked = asked.filter((waiting) => waiting.id !== id)
      publish()
    }

    return {
      ...controls,
      get accounts() {
        return accounts
      },
      getState() {
        if (seen?.[0] !== state || seen[1] !== asked) {
          seen = [state, asked]
          const there = state.waiting.filter(({ id }) => own.has(id))
          const coming = asked.filter(({ id }) => !there.some((waiting) => waiting.id === id))
          filtered = { ...state, waiting: [...there, ...coming] }
        }
        return filtered
      },
      update(settings) {
        const done = controls.update(settings)
        // Scripts of wallets that go on at once don't wait, and a page that goes away is no fault.
        Promise.resolve(done).catch(() => {})
        return done
      },
      async ask(walletRequest) {
        const id = newId()
        own.add(id)
        asked = [...asked, { ...walletRequest, id, since: Date.now(), shown: false }]
        publish()
        try {
          // After the commands before it. Those after it don't wait, because a person takes time.
          await last
          const { verdict, snapshot } = await line.ask(id, walletRequest, lifetime.signal)
          take(snapshot)
          return verdict
        } catch (thrown) {
          if (lifetime.signal.aborted || isUnloading) return null
          throw thrown
        } finally {
          end(id)
        }
      },
      async settle(verdict, id) {
        await until(() => !asked.some((waiting) => waiting.id === id) || isKnown(id))
        if (id === undefined || isKnown(id)) await controls.settle(verdict, id)
      },
      hideWaiting: () => command("hide"),
      record(direction, message) {
        const entry = logEntry(direction, message)
        logged = logged
          .then(async () => take(await line.log(entry)))
          // A wallet answers even if logging fails.
          .catch(() => {})
        return logged
      },
      wait: (ms) => timer(ms, lifetime.signal),
      destroy: () => lifetime.abort(),
    }
  }

  return {
    take,
    presume,
    wallet: {
      ...controls,
      get accounts() {
        return accounts
      },
      transport,
      async refresh() {
        take(await line.fetchState())
        return state
      },
    },
  }
}

/** An id that no other document has. Insecure pages lack `crypto.randomUUID`. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].join("-")
}
