import { fieldsOf } from "../wallet/fields.js"
import type { Sync } from "./wire.js"

/** ms for which a session lasts. */
export const SESSION_LIFE = 3_600_000

/** Bytes of a session's key. */
const KEY_SIZE = 42

const PREFIX = "session_"

/** What Albedo does for an account without asking, while it lasts (AL7). */
export interface Session {
  /** `G…` */
  readonly pubkey: string
  /** The intents that were granted. */
  readonly grants: readonly string[]
  /** The network as the request named it, if it did. */
  readonly network?: string
  /** ms since the epoch. */
  readonly validUntil: number
}

/** The sessions that one place of storage keeps, each under a key that the page holds. */
export interface Sessions {
  /** Keeps a session from now on. Gives its key. */
  save(granted: Omit<Session, "validUntil">): { session: string; validUntil: number }
  /** The session of a key; null for one that is not known, or has expired. */
  find(key: unknown): Session | null
  /** All that is kept, for another place. */
  copy(): Sync["sync"]
  /** Takes over what another place kept. */
  take(copied: Sync["sync"]): void
}

/** The sessions in a storage. In a frame it is another one than in a window: browsers keep a storage for each site. */
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

/** What was kept, if it is a session. */
function readSession(kept: string | null): Session | null {
  try {
    const { pubkey, grants, network, validUntil } = fieldsOf(JSON.parse(kept ?? "null"))
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
 * Hands the sessions of a window to the frames of the same site in the page that opened it, whose storage is another
 * one.
 */
export function shareWithFrames(sessions: Sessions, page: Window, opener: Window): void {
  const message: Sync = { sync: sessions.copy() }
  for (let index = 0; index < opener.length; index++) {
    const frame = opener[index]
    if (frame && isOurs(frame, page)) frame.postMessage(message, page.origin)
  }
}

/** Whether a frame is Albedo's own: one of another site does not even let that be read. */
function isOurs(frame: Window, page: Window): boolean {
  try {
    return frame.origin === page.origin
  } catch {
    return false
  }
}
