import { fieldsOf, listOf } from "../account/guards.js"

/** Storage such as `localStorage`. Whatever it throws is ignored. */
export interface SendStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** A transaction that was sent, and whose end is not known. */
export interface Unfinished {
  hash: string
  /** The base64 envelope. */
  xdr: string
  /** When it was first sent, by this machine's clock, in ms. */
  since: number
  /** The time of a ledger, in s, up to which no ledger had it. */
  seen?: number
}

const KEY = "alidade-send"

/** The most that are remembered; older ones are forgotten. */
const MOST = 20

/** The transactions under way, oldest first. Empty if the storage is damaged or throws. */
export function unfinished(storage: SendStorage | null | undefined): readonly Unfinished[] {
  try {
    const text = storage?.getItem(KEY)
    return text ? listOf(JSON.parse(text), MOST).filter(isUnfinished) : []
  } catch {
    return []
  }
}

/** Remembers a transaction, once. */
export function remember(storage: SendStorage | null | undefined, sent: Unfinished): void {
  write(storage, [...others(storage, sent.hash), sent].slice(-MOST))
}

/** Remembers up to which ledger's time no ledger has a transaction under way. */
export function noteSeen(
  storage: SendStorage | null | undefined,
  hash: string,
  seen: number,
): void {
  write(
    storage,
    unfinished(storage).map((one) => (one.hash === hash ? { ...one, seen } : one)),
  )
}

/** Forgets a transaction that has ended. */
export function forget(storage: SendStorage | null | undefined, hash: string): void {
  write(storage, others(storage, hash))
}

function others(storage: SendStorage | null | undefined, hash: string): Unfinished[] {
  return unfinished(storage).filter((one) => one.hash !== hash)
}

function write(storage: SendStorage | null | undefined, all: readonly Unfinished[]): void {
  try {
    storage?.setItem(KEY, JSON.stringify(all))
  } catch {
    // A full storage: the transaction goes on without it.
  }
}

function isUnfinished(value: unknown): value is Unfinished {
  const { hash, xdr, since, seen } = fieldsOf(value)
  return (
    typeof hash === "string" &&
    /^[0-9a-f]{64}$/.test(hash) &&
    typeof xdr === "string" &&
    typeof since === "number" &&
    (seen === undefined || typeof seen === "number")
  )
}
