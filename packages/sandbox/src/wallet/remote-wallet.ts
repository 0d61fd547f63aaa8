import { logEntry } from "./log.js"
import {
  type ModelOptions,
  settingsAtFirst,
  type WalletControls,
  type WalletModel,
} from "./model.js"
import type { Verdict, WalletRequest, WalletState } from "./state.js"
import { timer } from "./timer.js"

/** A wallet's state at a time: a higher revision is a later one. */
export interface Snapshot {
  readonly revision: number
  readonly state: WalletState
}

/** The model of a web wallet, seen from a page: it is in the sandbox's server, the same for every page and window. */
export interface RemoteWallet extends WalletControls {
  /** Reads the state as it is now. `getState` gives what was last heard of. */
  refresh(): Promise<WalletState>
  /** What speaks for the wallet in this document: of what waits, it sees what it asked itself. */
  transport(): WalletModel
}

/** The web wallets of a sandbox, followed from a page. */
export interface RemoteWallets {
  wallet(options: ModelOptions): RemoteWallet
  /** Stops following them. */
  close(): void
}

/** Characters up to which a message of a closing window is noted: a browser sends no more than 64 kB of last words. */
const LAST_WORD = 60_000

/**
 * Follows the web wallets whose models are at a URL (`config.walletsUrl`). A hidden page does not: a browser has
 * few connections to a server, and every open tab would keep one.
 */
export function followWallets(url: string): RemoteWallets {
  const followed = new Map<string, (snapshot: Snapshot, isFresh: boolean) => void>()
  const unheard = new Set<string>()
  let changes: EventSource | null = null
  let wasOpen = false

  function follow(): void {
    if (document.hidden) stop()
    else if (!changes) {
      changes = new EventSource(`${url}/changes`)
      // The server may be another one than before, which counts from the beginning. The first one is no other: what it
      // says on opening may be older than what it has answered meanwhile.
      changes.addEventListener("open", () => {
        if (wasOpen) for (const name of followed.keys()) unheard.add(name)
        wasOpen = true
      })
      changes.addEventListener("message", ({ data }: MessageEvent<string>) => {
        const { wallet, ...snapshot } = JSON.parse(data) as Snapshot & { wallet: string }
        followed.get(wallet)?.(snapshot, unheard.delete(wallet))
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
): { wallet: RemoteWallet; take: (snapshot: Snapshot, isFresh: boolean) => void } {
  const { accounts, networks, quirks } = options
  const listeners = new Set<() => void>()
  let revision = -1
  let state: WalletState = { ...settingsAtFirst(options), waiting: [], log: [] }

  function take(snapshot: Snapshot, isFresh: boolean): void {
    if (snapshot.revision <= revision && !isFresh) return
    revision = snapshot.revision
    state = snapshot.state
    for (const listener of [...listeners]) listener()
  }

  /** Asks the server for something; what it answers beside the state is given. */
  async function call(path: string, body?: object, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${url}/${path}`, {
      ...init,
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    }).catch((cause: unknown) => {
      throw new Error(`The sandbox's server does not answer at ${url}.`, { cause })
    })
    const { error, detail, verdict, ...snapshot } = await response.json()
    if (!response.ok) throw new Error(error ?? detail)
    take(snapshot, false)
    return verdict
  }

  const command = async (name: string, body: object = {}, init?: RequestInit): Promise<void> => {
    await call(name, body, init)
  }
  const controls: WalletControls = {
    accounts,
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
    const life = new AbortController()
    /** Messages are noted one after the other, so that they stand in the log as they passed. */
    let noted = Promise.resolve()
    /** A window that is being closed loses its requests before its scripts: that is no answer. */
    let isLeft = false
    addEventListener("pagehide", () => (isLeft = true), { signal: life.signal })
    let seen: WalletState | undefined
    let filtered: WalletState | undefined
    return {
      ...controls,
      getState() {
        if (state !== seen || !filtered) {
          seen = state
          filtered = { ...state, waiting: state.waiting.filter(({ id }) => own.has(id)) }
        }
        return filtered
      },
      async ask(asked: WalletRequest) {
        const id = crypto.randomUUID()
        own.add(id)
        try {
          const verdict = await call("ask", { id, asked }, { signal: life.signal })
          return (verdict ?? null) as Verdict | null
        } catch (thrown) {
          if (life.signal.aborted || isLeft) return null
          throw thrown
        }
      },
      hideWaiting: () => command("hide"),
      record(direction, message) {
        const body = { entry: logEntry(direction, message) }
        const isShort = JSON.stringify(body).length < LAST_WORD
        noted = noted
          .then(() => command("log", body, { keepalive: isShort }))
          // What cannot be noted keeps no wallet from answering.
          .catch(() => {})
        return noted
      },
      wait: (ms) => timer(ms, life.signal),
      destroy: () => life.abort(),
    }
  }

  return {
    take,
    wallet: {
      ...controls,
      transport,
      async refresh() {
        await call("state")
        return state
      },
    },
  }
}
