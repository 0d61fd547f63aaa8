import {
  createStore,
  type ErrorKind,
  type Kit,
  type RequestKind,
  type SettledRequest,
  type Store,
  type Verified,
} from "@alidade/core"
import { type Entry, type Result, readEntry } from "../logic/activity/entry.js"
import { describeFailure } from "../logic/sign/describe-failure.js"
import type { TabItems } from "./tab-items.js"

/** The requests of this tab, latest first. */
export interface Journal extends Pick<Store<readonly Entry[]>, "getState" | "subscribe"> {
  /** Adds an entry. What came of sending a transaction again replaces what came of it before. */
  add(entry: Omit<Entry, "id" | "at">): void
  /** Removes all entries. */
  clear(): void
}

/** Maximum number of entries. */
const LENGTH = 100

/** Total characters of saved requests and signatures. Older entries lose theirs and can't be opened again. */
const SIZE = 1_000_000

/**
 * Creates a journal that records each request of a kit when it ends, after those that have ended. It survives a reload
 * if the browser keeps its entries.
 */
export function createJournal(
  kit: Kit,
  items: TabItems,
  ended: readonly SettledRequest[] = [],
): Journal {
  const saved = items.read(readEntry).map(([, entry]) => entry)
  const store = createStore(bounded(saved.sort((one, other) => other.id - one.id)))
  let count = Math.max(0, ...saved.map(({ id }) => id))

  const add: Journal["add"] = (entry) => {
    const all = store.getState()
    const earlier = all.find((one) => isOfSameSending(one, entry))
    // It stays in its ledger, whatever another attempt returns.
    if (earlier?.outcome === "done") return
    if (earlier) items.remove(`${earlier.id}`)
    const before = all.filter((one) => one !== earlier)
    const since = earlier?.since ?? entry.since
    const added = { ...entry, ...(since === undefined ? {} : { since }) }
    const entries = bounded([{ ...added, id: ++count, at: Date.now() }, ...before])
    for (const { id } of before.slice(LENGTH - 1)) items.remove(`${id}`)
    // The new one, after those that lost their payload.
    for (const changed of entries.filter((one) => !before.includes(one)).reverse())
      items.write(`${changed.id}`, changed, changed.id)
    store.setState(entries)
  }
  const record = (settled: SettledRequest): void => {
    const wallet = kit.getState().allowedWallets.find(({ id }) => id === settled.request.walletId)
    add(entryOf(settled, wallet?.name ?? settled.request.walletId))
  }
  ended.forEach(record)
  kit.on("requestSettled", record)
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add,
    clear() {
      for (const { id } of store.getState()) items.remove(`${id}`)
      store.setState([])
    },
  }
}

/** Whether two entries say what came of sending one transaction. */
function isOfSameSending(one: Omit<Entry, "id" | "at">, other: Omit<Entry, "id" | "at">): boolean {
  if (one.kind !== "sent" || other.kind !== "sent" || one.network !== other.network) return false
  const [hash, otherHash] = [one.answer?.hash, other.answer?.hash]
  return hash && otherHash ? hash === otherHash : one.payload === other.payload
}

/** Limits the entries: drops the oldest, and removes the payloads beyond the size limit. */
function bounded(entries: readonly Entry[]): readonly Entry[] {
  let size = 0
  return entries.slice(0, LENGTH).map((entry) => {
    const { payload = "", signed, returned = "", ...facts } = entry
    size += payload.length + (signed?.output.length ?? 0) + returned.length
    return size > SIZE && (payload || signed || returned) ? facts : entry
  })
}

/** Converts a finished request to an entry. */
export function entryOf(
  { request, error, verified, result }: SettledRequest,
  party: string,
): Omit<Entry, "id" | "at"> {
  const { kind, networkPassphrase: network, payload, encoding } = request
  const shared = { kind, party, network, payload, encoding }
  if (error) {
    const { change } = describeFailure(error)
    return {
      ...shared,
      outcome: chosen.has(error.kind) ? "stopped" : "failed",
      ...(change ? { change } : { words: error.message, reason: error.reason }),
      code: error.kind,
      returned: error.returned,
    }
  }
  const signed = signedOf(result, request.address, verified)
  return { ...shared, outcome: "done", result: resultOf(kind, verified), signed }
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
