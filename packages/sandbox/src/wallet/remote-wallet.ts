import type { SandboxAccount } from "./keys.js"
import { logEntry } from "./log.js"
import {
  initialSettings,
  type ModelOptions,
  type WalletControls,
  type WalletModel,
} from "./model.js"
import type { Verdict, WalletRequest, WalletState } from "./state.js"
import { timer } from "./timer.js"

/** A wallet's state at one time. A higher revision is newer, also after the server has restarted. */
export interface Snapshot {
  readonly revision: number
  readonly accounts: readonly SandboxAccount[]
  readonly state: WalletState
}

/** A page's view of a web wallet. Its model lives in the sandbox server and is shared by all pages and windows. */
export interface RemoteWallet extends WalletControls {
  /** Fetches the current state. `getState` returns the last received state. */
  refresh(): Promise<WalletState>
  /** Creates this document's transport. Of the pending requests, it sees only its own. */
  transport(): WalletModel
}

/** The web wallets of a sandbox, followed from a page. */
export interface RemoteWallets {
  wallet(options: ModelOptions): RemoteWallet
  /** Stops following them. */
  close(): void
}

/**
 * Longest message, in characters, to log with `keepalive` while a window closes. Browsers limit such requests to 64 kB.
 */
const KEEPALIVE_LENGTH = 60_000

/**
 * Follows the web wallets whose models are at a URL (`config.walletsUrl`). A hidden page does not follow them, because
 * each open tab would hold one of the browser's few connections to a server.
 */
export function followWallets(url: string): RemoteWallets {
  const followed = new Map<string, (snapshot: Snapshot) => void>()
  let changes: EventSource | null = null

  function follow(): void {
    if (document.hidden) stop()
    else if (!changes) {
      changes = new EventSource(`${url}/changes`)
      changes.addEventListener("message", ({ data }: MessageEvent<string>) => {
        const { wallet, ...snapshot } = JSON.parse(data) as Snapshot & { wallet: string }
        followed.get(wallet)?.(snapshot)
      })
    }
  }

  function stop(): void {
    changes?.close()
    changes = null
  }

  document.addEventListener("visibilitychange", follow)
  follow()
  return {
    wallet(options) {
      const { wallet, take } = remoteWallet(`${url}/${options.wallet}`, options)
      followed.set(options.wallet, take)
      return wallet
    },
    close() {
      document.removeEventListener("visibilitychange", follow)
      followed.clear()
      stop()
    },
  }
}

function remoteWallet(
  url: string,
  options: ModelOptions,
): { wallet: RemoteWallet; take: (snapshot: Snapshot) => void } {
  const { networks, quirks } = options
  const listeners = new Set<() => void>()
  let revision = -1
  let { accounts } = options
  let state: WalletState = { ...initialSettings(options), waiting: [], log: [] }

  function take(snapshot: Snapshot): void {
    if (snapshot.revision <= revision) return
    revision = snapshot.revision
    accounts = snapshot.accounts
    state = snapshot.state
    for (const listener of [...listeners]) listener()
  }

  /** Calls the server, takes over the state in its response, and returns the verdict. */
  async function call(path: string, body?: object, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${url}/${path}`, {
      ...init,
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    }).catch((cause: unknown) => {
      throw new Error(`The sandbox server does not respond at ${url}.`, { cause })
    })
    const { error, detail, verdict, ...snapshot } = await response.json()
    if (!response.ok) throw new Error(error ?? detail)
    take(snapshot)
    return verdict
  }

  const command = async (name: string, body: object = {}, init?: RequestInit): Promise<void> => {
    await call(name, body, init)
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
    update: (settings) => command("update", { settings }),
    next: (...answers) => command("next", { answers }),
    settle: (verdict, id) => command("settle", { verdict, id }),
    reset: () => command("reset"),
    network: () => networks.find(({ id }) => id === state.network)!,
  }

  function transport(): WalletModel {
    const own = new Set<string>()
    const lifetime = new AbortController()
    /** Logs messages one after another, so that the log keeps their order. */
    let logged = Promise.resolve()
    /** A closing window loses its requests before its scripts stop. Such a failure counts as no verdict. */
    let isUnloading = false
    addEventListener("pagehide", () => (isUnloading = true), { signal: lifetime.signal })
    let seen: WalletState | undefined
    let filtered: WalletState | undefined
    return {
      ...controls,
      get accounts() {
        return accounts
      },
      getState() {
        if (state !== seen || !filtered) {
          seen = state
          filtered = { ...state, waiting: state.waiting.filter(({ id }) => own.has(id)) }
        }
        return filtered
      },
      async ask(walletRequest: WalletRequest) {
        const id = crypto.randomUUID()
        own.add(id)
        try {
          const verdict = await call("ask", { id, walletRequest }, { signal: lifetime.signal })
          return (verdict ?? null) as Verdict | null
        } catch (thrown) {
          if (lifetime.signal.aborted || isUnloading) return null
          throw thrown
        }
      },
      hideWaiting: () => command("hide"),
      record(direction, message) {
        const body = { entry: logEntry(direction, message) }
        const isShort = JSON.stringify(body).length < KEEPALIVE_LENGTH
        logged = logged
          .then(() => command("log", body, { keepalive: isShort }))
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
    wallet: {
      ...controls,
      get accounts() {
        return accounts
      },
      transport,
      async refresh() {
        await call("state")
        return state
      },
    },
  }
}
