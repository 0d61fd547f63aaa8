import { isAccount, isText, own, parseJson } from "../../values.js"
import { type IntentRequest, intents } from "./table.js"
import type { ImplicitIntent } from "./types.js"

/** A session in which some intents of an account are carried out without a question. */
export interface ImplicitSession {
  readonly key: string
  readonly pubkey: string
  readonly grants: readonly ImplicitIntent[]
  /** When it ends, in ms since 1970. It is no longer used from two seconds before. */
  readonly validUntil: number
}

/** Where they are kept, for this tab: the prefix and the account. Albedo's own package keeps them there, too (AL7). */
const PREFIX = "albedo_session_"
/** How long before its end a session counts as expired, in ms: the specification, section 9. */
const GRACE = 2_000
/** Bound of what is read, in characters. */
const MAX_KEY = 4_000

/** The sessions that stand. One that has expired is removed, wherever it is met. */
export function listSessions(): ImplicitSession[] {
  const keys = Object.keys(storage() ?? {}).filter((key) => key.startsWith(PREFIX))
  return keys.flatMap((key) => sessionOf(key.slice(PREFIX.length)) ?? [])
}

/** The session of an account that grants an intent. */
export function findSession(intent: string, pubkey: string): ImplicitSession | undefined {
  const session = sessionOf(pubkey)
  return session?.grants.some((one) => one === intent) ? session : undefined
}

/** The session in which a request can be carried out without a question. */
export function sessionFor({
  intent,
  params: { pubkey },
}: IntentRequest): ImplicitSession | undefined {
  return typeof pubkey === "string" ? findSession(intent, pubkey) : undefined
}

/** Keeps a session for this tab; where the browser lets nothing be kept, the person is asked each time. */
export function keepSession({ key, pubkey, grants, validUntil }: ImplicitSession): void {
  const kept = JSON.stringify({ session: key, pubkey, grants, valid_until: validUntil })
  try {
    storage()?.setItem(PREFIX + pubkey, kept)
  } catch {
    // No room left.
  }
}

/** Forgets the session of an account. Albedo itself is not told. */
export function forgetSession(pubkey: string): void {
  storage()?.removeItem(PREFIX + pubkey)
}

/** Reads a session, from storage or from Albedo; undefined for anything else. */
export function readSession(value: unknown): ImplicitSession | undefined {
  const [key, pubkey, grants, validUntil] = ["session", "pubkey", "grants", "valid_until"].map(
    (name) => own(value, name),
  )
  if (!isText(key, MAX_KEY) || !isAccount(pubkey)) return undefined
  if (!Array.isArray(grants) || !Number.isFinite(validUntil)) return undefined
  return { key, pubkey, grants: grants.filter(isImplicit), validUntil: validUntil as number }
}

function sessionOf(pubkey: string): ImplicitSession | undefined {
  const kept = storage()?.getItem(PREFIX + pubkey)
  if (!kept) return undefined
  const session = readSession(parseJson(kept))
  if (session?.pubkey === pubkey && session.validUntil - GRACE > Date.now()) return session
  forgetSession(pubkey)
  return undefined
}

function isImplicit(name: unknown): name is ImplicitIntent {
  return (
    typeof name === "string" &&
    Object.hasOwn(intents, name) &&
    intents[name as keyof typeof intents].implicit === true
  )
}

/** Undefined where the browser withholds it, and on a server. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
