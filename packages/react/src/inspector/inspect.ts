import { createStore, type Kit, reason, WalletError } from "@alidade/core"
import type { InspectorEntry, InspectorRecord } from "./entry.js"
import { mask } from "./mask.js"
import { maskText } from "./mask-text.js"
import { missing } from "./missing.js"
import { watchFetch } from "./watch-fetch.js"
import { watchKit } from "./watch-kit.js"
import { type MessageSource, watchMessages, withoutId } from "./watch-messages.js"

/** Options of `inspect`. */
export interface InspectOptions {
  /** How many entries are kept, the latest ones. Default 500. */
  limit?: number
  /** Whose `message` events are recorded: the window by default, `null` for none. */
  page?: MessageSource | null
  /**
   * Also record the page's calls of `fetch`, with the text of what they send and the JSON of what they receive. This
   * replaces `globalThis.fetch` until `stop`. Default false.
   */
  fetch?: boolean
}

/** A running inspection of a kit. Nothing that it records leaves the page's memory. */
export interface Inspection {
  readonly kit: Kit
  /** The entries, oldest first: another array after each change. */
  getEntries(): readonly InspectorEntry[]
  /** Calls the listener after each change of the entries. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Adds an entry of the app's own, masked like all others. Returns a function that completes it. */
  record(entry: InspectorRecord): (more: Pick<InspectorRecord, "note" | "detail">) => void
  /** Removes all entries. */
  clear(): void
  /** Ends the recording: removes every listener and restores `fetch`. The entries stay readable. */
  stop(): void
}

/** Longest name or note, in UTF-16 units. */
const LONGEST_LINE = 200

/** Entries among which a repeated message is looked for: those of one poll. */
const RECENT = 6

/**
 * Records what happens around a kit until `stop`: its states, its requests with their prompts and results, the page's
 * messages, and calls of `fetch` if you ask for them. It only observes. Secret keys, tokens, cookies, mnemonics, and
 * wallets' session keys are masked before they are stored; addresses and transactions stay.
 *
 * Throws `bad-request` if there is no kit, or if `limit` is not a whole number above 0.
 */
export function inspect(kit: Kit, options: InspectOptions = {}): Inspection {
  const { limit = 500, page = globalThis.window, fetch: withFetch = false } = options
  if (!kit) throw missing("kit")
  if (!Number.isInteger(limit) || limit < 1)
    throw new WalletError(
      "bad-request",
      reason("inspectorLimit", "limit is not a whole number above 0."),
    )
  const { getState, setState, subscribe } = createStore<readonly InspectorEntry[]>([])
  const started = performance.now()
  let ids = 0
  let running = true

  const replace = (id: number, change: (entry: InspectorEntry) => InspectorEntry): void =>
    setState(getState().map((entry) => (entry.id === id ? change(entry) : entry)))

  function record(said: InspectorRecord): ReturnType<Inspection["record"]> {
    if (!running) return () => {}
    const entry = masked(said)
    const same = entry.kind === "message" && findSame(getState().slice(-RECENT), entry)
    if (same) {
      replace(same.id, (known) => ({ ...known, times: known.times + 1 }))
      return () => {}
    }
    const id = ++ids
    const at = performance.now() - started
    setState([...getState(), { ...entry, id, at, times: 1 }].slice(-limit))
    return (more) => {
      if (running) replace(id, (known) => ({ ...known, ...masked({ ...known, ...more }) }))
    }
  }

  const stops = [
    watchKit(kit, record),
    ...(page ? [watchMessages(page, record)] : []),
    ...(withFetch ? [watchFetch(record)] : []),
  ]
  return {
    kit,
    getEntries: getState,
    subscribe,
    record,
    clear: () => setState([]),
    stop() {
      running = false
      for (const stop of stops.splice(0)) stop()
    },
  }
}

function masked({ kind, name, note, detail }: InspectorRecord): InspectorRecord {
  const plain = mask(detail)
  return {
    kind,
    name: maskLine(name),
    ...(note !== undefined && { note: maskLine(note) }),
    ...(plain !== undefined && { detail: plain }),
  }
}

/** Masked first: a secret that is cut is no longer recognized. */
function maskLine(text: string): string {
  const line = maskText(text)
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line
}

function findSame(
  entries: readonly InspectorEntry[],
  { kind, name, note, detail }: InspectorRecord,
): InspectorEntry | undefined {
  const text = JSON.stringify(withoutId(detail))
  return entries.find(
    (entry) =>
      entry.kind === kind &&
      entry.name === name &&
      entry.note === note &&
      JSON.stringify(withoutId(entry.detail)) === text,
  )
}
