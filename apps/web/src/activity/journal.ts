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
import { reasonWithoutHashes } from "../sign/describe-failure.js"
import { say } from "../texts/en/activity.js"
import { type Entry, type Result, readEntries } from "./entry.js"

/** The requests of this tab, latest first. */
export interface Journal extends Pick<Store<readonly Entry[]>, "getState" | "subscribe"> {
  /** Adds an entry. */
  add(entry: Omit<Entry, "id" | "at">): void
  /** Removes all entries. */
  clear(): void
}

/** Maximum number of entries. */
const LENGTH = 100

/** Total characters of saved requests and signatures. Older entries lose theirs and can't be opened again. */
const SIZE = 1_000_000

/**
 * Creates a journal that records each request of a kit when it ends. It survives a reload if the browser keeps the
 * slot.
 */
export function createJournal(kit: Kit, slot: TabSlot): Journal {
  const store = createStore<readonly Entry[]>(bounded(readEntries(slot.read())))
  let count = Math.max(0, ...store.getState().map(({ id }) => id))

  function set(entries: readonly Entry[]): void {
    store.setState(entries)
    // If the storage is full, save only the newer half. The rest stays in memory until the page closes.
    let saved = entries
    while (!slot.write(saved) && saved.length > 0)
      saved = saved.slice(0, Math.floor(saved.length / 2))
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

/** Limits the entries: drops the oldest, and removes the payloads beyond the size limit. */
function bounded(entries: readonly Entry[]): readonly Entry[] {
  let size = 0
  return entries.slice(0, LENGTH).map((entry) => {
    const { payload = "", signed, ...facts } = entry
    size += payload.length + (signed?.output.length ?? 0)
    return size > SIZE ? facts : entry
  })
}

/** Converts a finished request to an entry. */
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
  return { ...shared, outcome: "done", words: say.english[resultOf(kind, verified)], signed }
}

/** The wallet's result, if it can be shown again. */
function signedOf(
  { signedTxXdr, signedAuthEntry, signedMessage, signerAddress }: SettledRequest["result"] = {},
  requestedAddress: string | undefined,
  verified: Verified | undefined,
): Entry["signed"] {
  const output = signedTxXdr ?? signedAuthEntry ?? signedMessage
  const address = signerAddress ?? requestedAddress
  if (typeof output !== "string" || typeof address !== "string" || !verified) return undefined
  return { output, address, verified }
}

/** Results that the user chose, which are not failures. */
const chosen: ReadonlySet<ErrorKind> = new Set(["rejected", "aborted", "popup-closed"])

/** The key of the text for a request that succeeded. */
function resultOf(kind: RequestKind, verified: Verified | undefined): Result {
  if (kind === "connect") return "connected"
  switch (verified) {
    case "signature":
      return "verified"
    case "body":
      return "partlyVerified"
    case "altered":
    case "unreported":
      return verified
    default:
      return "notVerified"
  }
}
