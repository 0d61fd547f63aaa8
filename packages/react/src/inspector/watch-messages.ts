import type { InspectorRecord } from "./entry.js"
import { mask } from "./mask.js"

/** A window, or what takes its place in tests. */
export type MessageSource = Pick<EventTarget, "addEventListener" | "removeEventListener">

/** Records the `message` events of a page. Returns a function that stops it. */
export function watchMessages(
  page: MessageSource,
  record: (entry: InspectorRecord) => void,
): () => void {
  const note = (event: Event): void => {
    const { data, source, origin } = event as MessageEvent<unknown>
    // Plain first, because a page's own object may have getters that throw, and some wallets send JSON as a text.
    const detail = mask(data)
    // Extensions post to the page's own window, as the page does.
    const sender = source === page || !origin ? "page" : origin
    record({ kind: "message", name: nameOfMessage(detail), note: sender, detail })
  }
  // First of the page's listeners, because another may stop the event.
  page.addEventListener("message", note, true)
  return () => page.removeEventListener("message", note, true)
}

/** The name of a message: its type, under whichever key the wallet uses, or the field names of a reply. */
export function nameOfMessage(message: unknown): string {
  const fields = withoutId(message)
  if (!fields) return typeof message === "string" ? message : typeof message
  const { type, intent, method, source: _, ...rest } = fields
  const name = [type, intent, method].find((candidate) => typeof candidate === "string")
  return String(name ?? Object.keys(rest).join(", "))
}

/** The fields in which wallets put the id that links a reply to its request. */
const ids: ReadonlySet<string> = new Set([
  "messageId",
  "messagedId",
  "eventId",
  "__reqid",
  "id",
  "_id",
])

/** A message without its id. Undefined if it is not an object. */
export function withoutId(message: unknown): Record<string, unknown> | undefined {
  if (typeof message !== "object" || message === null) return undefined
  return Object.fromEntries(Object.entries(message).filter(([name]) => !ids.has(name)))
}
