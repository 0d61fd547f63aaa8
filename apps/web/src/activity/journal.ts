import {
  createStore,
  type ErrorKind,
  type Kit,
  type RequestKind,
  type SettledRequest,
  type Store,
  type Verified,
} from "@alidade/core"

/** What an entry of the journal is about: a request to a wallet, or a transaction sent to the network. */
export type EntryKind = RequestKind | "sent"

/** One thing that was asked and came to its end. */
export interface Entry {
  id: number
  kind: EntryKind
  /** Whom it was asked of: a wallet's name, or the network's. */
  party: string
  /** When it ended, in ms since the epoch. */
  at: number
  outcome: "done" | "stopped" | "failed"
  /** How it ended, in words. */
  words: string
  /** The kind of the error, or the network's codes: for a report. */
  code?: string
  /** Passphrase of the network it was asked for. */
  network?: string
  /** What was to be signed or sent, so that it can be tried again: base64 XDR, or a text. */
  payload?: string
}

/** What was asked since the page was opened, latest first. It is kept in memory alone. */
export interface Journal extends Pick<Store<readonly Entry[]>, "getState" | "subscribe"> {
  /** Adds an entry. */
  add(entry: Omit<Entry, "id" | "at">): void
  /** Forgets all. */
  clear(): void
}

/** How many entries are kept. */
const LENGTH = 100

/** A journal that notes each request of a kit as it ends. */
export function createJournal(kit: Kit): Journal {
  const store = createStore<readonly Entry[]>([])
  let count = 0
  const add: Journal["add"] = (entry) => {
    store.setState(
      [{ ...entry, id: ++count, at: Date.now() }, ...store.getState()].slice(0, LENGTH),
    )
  }
  kit.on("requestSettled", (settled) => {
    const wallet = kit.getState().allowedWallets.find(({ id }) => id === settled.request.walletId)
    add(entryOf(settled, wallet?.name ?? settled.request.walletId))
  })
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add,
    clear: () => store.setState([]),
  }
}

/** A request that ended, as an entry. */
export function entryOf(
  { request, error, verified }: SettledRequest,
  party: string,
): Omit<Entry, "id" | "at"> {
  const { kind, networkPassphrase: network, payload } = request
  const shared = {
    kind,
    party,
    ...(network === undefined ? {} : { network }),
    ...(payload === undefined ? {} : { payload }),
  }
  if (!error) return { ...shared, outcome: "done", words: found(kind, verified) }
  return {
    ...shared,
    outcome: chosen.has(error.kind) ? "stopped" : "failed",
    words: error.message,
    code: error.kind,
  }
}

/** Ends that somebody chose: nothing went wrong. */
const chosen: ReadonlySet<ErrorKind> = new Set(["rejected", "aborted", "popup-closed"])

function found(kind: RequestKind, verified: Verified | undefined): string {
  if (kind === "connect") return "Address given"
  switch (verified) {
    case "signature":
      return "Checked: the content is what was asked, the signature is valid"
    case "body":
      return "Checked: the content is what was asked; the signature could not be checked"
    default:
      return "Not checked"
  }
}
