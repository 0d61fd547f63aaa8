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
import { reasonWithoutHashes } from "../sign/ending.js"
import { type Entry, readEntries } from "./entry.js"

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
  const shared = { kind, party, network, payload }
  if (error) {
    return {
      ...shared,
      outcome: chosen.has(error.kind) ? "stopped" : "failed",
      words: reasonWithoutHashes(error),
      code: error.kind,
    }
  }
  const signed = signedOf(result, request.address, verified)
  return { ...shared, outcome: "done", words: found(kind, verified), signed }
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
  if (kind === "connect") return "Connected"
  switch (verified) {
    case "signature":
      return "Verified: the content matches the request, and the signature is valid"
    case "body":
      return "Partly verified: the content matches the request; the signature couldn’t be verified"
    case "altered":
      return "Verified: a different transaction than requested, as allowed; the signature is valid"
    case "unreported":
      return "Not verified: the wallet returned nothing we could verify"
    default:
      return "Not verified"
  }
}
