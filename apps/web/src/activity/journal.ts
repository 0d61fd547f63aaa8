import {
  createStore,
  type ErrorKind,
  type Kit,
  type RequestKind,
  type SettledRequest,
  type Store,
  type Verified,
} from "@alidade/core"
import type { TabSlot } from "../app/tab-storage.js"
import type { SignedBy } from "../sign/signed.js"
import type { Answer } from "../stellar/results.js"
import { readEntries } from "./read-entries.js"

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
  /** What the wallet gave: the signed envelope, or else the signature, in base64; and who signed. */
  signed?: SignedBy & { output: string }
  /** What the network answered. */
  answer?: Answer
}

/** What was asked in this tab, latest first. */
export interface Journal extends Pick<Store<readonly Entry[]>, "getState" | "subscribe"> {
  /** Adds an entry. */
  add(entry: Omit<Entry, "id" | "at">): void
  /** Forgets all. */
  clear(): void
}

/** How many entries are kept. */
const LENGTH = 100

/** Characters of requests and signatures that are kept together: what is older loses them, and cannot be opened again. */
const SIZE = 1_000_000

/** A journal that notes each request of a kit as it ends. It survives a reload where the browser keeps the slot. */
export function createJournal(kit: Kit, slot: TabSlot): Journal {
  const store = createStore<readonly Entry[]>(bounded(readEntries(slot.read())))
  let count = Math.max(0, ...store.getState().map(({ id }) => id))

  function set(entries: readonly Entry[]): void {
    store.setState(entries)
    // What the storage has no room for is forgotten with the page, the oldest first.
    let kept = entries
    while (!slot.write(kept) && kept.length > 0) kept = kept.slice(0, Math.floor(kept.length / 2))
  }
  const add: Journal["add"] = (entry) => {
    set(bounded([{ ...entry, id: ++count, at: Date.now() }, ...store.getState()]))
  }
  kit.on("requestSettled", (settled) => {
    const wallet = kit.getState().allowedWallets.find(({ id }) => id === settled.request.walletId)
    add(entryOf(settled, wallet?.name ?? settled.request.walletId))
  })
  return { getState: store.getState, subscribe: store.subscribe, add, clear: () => set([]) }
}

/** Entries as far as they are kept: the latest, and of those that hold much only the facts. */
function bounded(entries: readonly Entry[]): readonly Entry[] {
  let size = 0
  return entries.slice(0, LENGTH).map((entry) => {
    const { payload = "", signed, ...facts } = entry
    size += payload.length + (signed?.output.length ?? 0)
    return size > SIZE ? facts : entry
  })
}

/** A request that ended, as an entry. */
export function entryOf(
  { request, error, verified, result }: SettledRequest,
  party: string,
): Omit<Entry, "id" | "at"> {
  const { kind, networkPassphrase: network, payload } = request
  const shared = {
    kind,
    party,
    ...(network === undefined ? {} : { network }),
    ...(payload === undefined ? {} : { payload }),
  }
  if (error) {
    return {
      ...shared,
      outcome: chosen.has(error.kind) ? "stopped" : "failed",
      words: error.message,
      code: error.kind,
    }
  }
  const signed = signedOf(result, request.address, verified)
  return {
    ...shared,
    outcome: "done",
    words: found(kind, verified),
    ...(signed ? { signed } : {}),
  }
}

/** What a wallet gave, where it can be shown again. */
function signedOf(
  { signedTxXdr, signedAuthEntry, signedMessage, signerAddress }: SettledRequest["result"] = {},
  asked: string | undefined,
  verified: Verified | undefined,
): Entry["signed"] {
  const output = signedTxXdr ?? signedAuthEntry ?? signedMessage
  const address = signerAddress ?? asked
  if (typeof output !== "string" || typeof address !== "string" || !verified) return undefined
  return { output, address, verified }
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
