import { fieldsOf } from "../wallet/fields.js"
import type { Sync } from "./wire.js"

/** Lifetime of a session in ms. */
export const SESSION_LIFE = 3_600_000

/** Length of a session key in bytes. */
const KEY_SIZE = 42

const PREFIX = "session_"

/** What Albedo may do for an account without asking, until it expires (AL7). */
export interface Session {
  /** `G…` */
  readonly pubkey: string
  /** The granted intents. */
  readonly grants: readonly string[]
  /** The network in the request's spelling, if it had one. */
  readonly network?: string
  /** ms since the epoch. */
  readonly validUntil: number
}

/** The sessions in one storage. The page holds the key of each. */
export interface Sessions {
  /** Stores a session and returns its key. */
  save(granted: Omit<Session, "validUntil">): { session: string; validUntil: number }
  /** Returns the session of a key, or null if it is unknown or expired. */
  find(key: unknown): Session | null
  /** Returns all stored sessions, to copy them to another storage. */
  copy(): Sync["sync"]
  /** Stores the sessions of another storage. */
  take(copied: Sync["sync"]): void
}

/** The sessions in a storage. A frame's storage differs from a window's, because browsers partition storage by site. */
export function sessionsIn(storage: Storage): Sessions {
  return {
    save(granted) {
      const bytes = crypto.getRandomValues(new Uint8Array(KEY_SIZE))
      const session = btoa(String.fromCharCode(...bytes))
      const validUntil = Date.now() + SESSION_LIFE
      storage.setItem(PREFIX + session, JSON.stringify({ ...granted, validUntil }))
      return { session, validUntil }
    },
    find(key) {
      const name = PREFIX + String(key)
      const session = readSession(storage.getItem(name))
      if (session && session.validUntil >= Date.now()) return session
      storage.removeItem(name)
      return null
    },
    copy: () =>
      Object.fromEntries(
        Object.entries(storage).filter(([name]) => name.startsWith(PREFIX)),
      ) as Sync["sync"],
    take(copied) {
      for (const [name, value] of Object.entries(copied))
        if (name.startsWith(PREFIX)) storage.setItem(name, value)
    },
  }
}

/** Parses a stored session; null if it is invalid. */
function readSession(stored: string | null): Session | null {
  try {
    const { pubkey, grants, network, validUntil } = fieldsOf(JSON.parse(stored ?? "null"))
    if (typeof pubkey !== "string" || typeof validUntil !== "number") return null
    if (!Array.isArray(grants) || !grants.every(isText)) return null
    return { pubkey, grants, ...(isText(network) && { network }), validUntil }
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}

/**
 * Sends a window's sessions to the frames of the same site in the page that opened it, because their storage is
 * separate.
 */
export function shareWithFrames(sessions: Sessions, page: Window, opener: Window): void {
  const message: Sync = { sync: sessions.copy() }
  for (let index = 0; index < opener.length; index++) {
    const frame = opener[index]
    if (frame && isOurs(frame, page)) frame.postMessage(message, page.origin)
  }
}

/** Whether a frame is Albedo's own. Even reading its origin throws for another site's frame. */
function isOurs(frame: Window, page: Window): boolean {
  try {
    return frame.origin === page.origin
  } catch {
    return false
  }
}
