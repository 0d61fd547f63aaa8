import { own } from "../../own.js"
import { isAccount, isText, parseJson } from "../../values.js"
import { type IntentRequest, intents } from "./table.js"
import type { ImplicitIntent } from "./types.js"

/** A session in which some intents of an account run without confirmation. */
export interface ImplicitSession {
  readonly key: string
  readonly pubkey: string
  readonly grants: readonly ImplicitIntent[]
  /** When it ends, in ms since 1970. It counts as expired two seconds earlier. */
  readonly validUntil: number
}

/** Prefix of the `sessionStorage` keys, followed by the account. Albedo's own package uses the same keys (AL7). */
const PREFIX = "albedo_session_"
/** How long before its end a session counts as expired, in ms (section 9 of the specification). */
const GRACE = 2_000
/** Maximum length of a session's key, in characters. */
const MAX_KEY = 4_000

/** Returns the current sessions. Expired ones are removed whenever they are read. */
export function listSessions(): ImplicitSession[] {
  const keys = Object.keys(storage() ?? {}).filter((key) => key.startsWith(PREFIX))
  return keys.flatMap((key) => sessionOf(key.slice(PREFIX.length)) ?? [])
}

/** Returns the account's session if it grants an intent. */
export function findSession(intent: string, pubkey: string): ImplicitSession | undefined {
  const session = sessionOf(pubkey)
  return session?.grants.some((grant) => grant === intent) ? session : undefined
}

/** Returns the session in which a request can run without confirmation. */
export function sessionFor({
  intent,
  params: { pubkey },
}: IntentRequest): ImplicitSession | undefined {
  return typeof pubkey === "string" ? findSession(intent, pubkey) : undefined
}

/** Stores a session for this tab. If storage is blocked or full, the user must confirm each time. */
export function keepSession({ key, pubkey, grants, validUntil }: ImplicitSession): void {
  const stored = JSON.stringify({ session: key, pubkey, grants, valid_until: validUntil })
  try {
    storage()?.setItem(PREFIX + pubkey, stored)
  } catch {
    // Storage is full.
  }
}

/** Forgets an account's session. Albedo is not notified. */
export function forgetSession(pubkey: string): void {
  storage()?.removeItem(PREFIX + pubkey)
}

/** Reads a session from storage or from Albedo. Returns undefined for anything else. */
export function readSession(value: unknown): ImplicitSession | undefined {
  const [key, pubkey, grants, validUntil] = ["session", "pubkey", "grants", "valid_until"].map(
    (name) => own(value, name),
  )
  if (!isText(key, MAX_KEY) || !isAccount(pubkey)) return undefined
  if (!Array.isArray(grants) || !Number.isFinite(validUntil)) return undefined
  return { key, pubkey, grants: grants.filter(isImplicit), validUntil: validUntil as number }
}

function sessionOf(pubkey: string): ImplicitSession | undefined {
  const stored = storage()?.getItem(PREFIX + pubkey)
  if (!stored) return undefined
  const session = readSession(parseJson(stored))
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

/** Returns undefined on a server, and if the browser blocks storage. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
