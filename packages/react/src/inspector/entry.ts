/** What an entry is about. */
export type InspectorKind = "state" | "request" | "message" | "network"

/** What an entry says. It is masked when it is recorded. */
export interface InspectorRecord {
  kind: InspectorKind
  /** A state's status, a request's kind, a message's type, or a call's method and URL. */
  name: string
  /** How far it is, or how it ended: `started`, a kind of error, a wallet's id, a sender, an HTTP status. */
  note?: string
  /** What belongs to it. It becomes plain data without secrets, of limited size. */
  detail?: unknown
}

/** An entry of the timeline. It is never changed: a later version replaces it. */
export interface InspectorEntry extends InspectorRecord {
  /** Increasing, and unique in an inspection. */
  id: number
  /** When it was recorded, in ms since the inspection started. */
  at: number
  /** How often the same message was seen in a row. A wallet that is polled would otherwise hide the rest. */
  times: number
}
