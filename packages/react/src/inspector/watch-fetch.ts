import { readText } from "@alidade/core/encoding"
import type { InspectorRecord } from "./entry.js"

type RecordEntry = (
  entry: InspectorRecord,
) => (more: Pick<InspectorRecord, "note" | "detail">) => void

/** How much of a reply is read, in bytes. */
const MOST = 65_536

/** The replaced `fetch`, shared by all inspections of the page, so that the last one restores it. */
let replaced: { records: Set<RecordEntry>; restore: () => void } | undefined

/** Records calls of the page's `fetch`. Returns a function that stops it; the last one restores `fetch`. */
export function watchFetch(record: RecordEntry): () => void {
  replaced ??= replaceFetch()
  const { records, restore } = replaced
  records.add(record)
  return () => {
    if (!records.delete(record) || records.size > 0) return
    restore()
    replaced = undefined
  }
}

function replaceFetch(): NonNullable<typeof replaced> {
  const original = globalThis.fetch
  const records = new Set<RecordEntry>()
  const observed: typeof fetch = (input, init) => {
    const answer = original.call(globalThis, input, init)
    if (records.size === 0) return answer
    const ends = [...records].map((record) => record(describeCall(input, init)))
    const start = performance.now()
    const end = (note: string, detail: object): void => {
      const ms = Math.round(performance.now() - start)
      for (const complete of ends) complete({ note, detail: { ...detail, ms } })
    }
    // This promise takes the place of the original one: where a rejection isn't handled, the page still hears of it.
    return answer.then(
      (response) => {
        describeReply(response, init, end)
        return response
      },
      (error) => {
        end(String(error?.name ?? "failed"), { sent: sentText(init), error })
        throw error
      },
    )
  }
  globalThis.fetch = observed
  return {
    records,
    restore() {
      // Somebody else may have replaced it meanwhile: then theirs stays, and this one only passes on.
      if (globalThis.fetch === observed) globalThis.fetch = original
    },
  }
}

/** A call's method and URL. Headers are never recorded. What can't be read is left to `fetch`, which rejects it. */
function describeCall(input: RequestInfo | URL, init: RequestInit | undefined): InspectorRecord {
  try {
    const { url, method } =
      input instanceof Request ? input : { url: String(input), method: undefined }
    const name = `${String(init?.method ?? method ?? "GET").toUpperCase()} ${url}`
    return { kind: "network", name, note: "…", detail: { sent: sentText(init) } }
  } catch {
    return { kind: "network", name: "fetch", note: "…" }
  }
}

/** The text of a call's body, if it is a text. */
function sentText(init: RequestInit | undefined): string | undefined {
  try {
    return typeof init?.body === "string" ? init.body : undefined
  } catch {
    return undefined
  }
}

/** Says how a call ended. Only JSON is read, from a copy: a stream would never end. */
function describeReply(
  response: Response,
  init: RequestInit | undefined,
  end: (note: string, detail: object) => void,
): void {
  const note = String(response.status)
  const sent = sentText(init)
  if (!/\bjson\b/.test(response.headers.get("content-type") ?? "") || response.bodyUsed) {
    end(note, { sent })
    return
  }
  readText(response.clone(), MOST, response.url).then(
    (received) => end(note, { sent, received }),
    (error) => end(note, { sent, error }),
  )
}
