import { encodeHex } from "@alidade/core/encoding"
import type { SignInMessage } from "../message/message.js"

/**
 * Where a server keeps the random values that it has given out, so that each is accepted once. Several processes need
 * one store, such as Redis or a table.
 */
export interface NonceStore {
  /** Keeps a nonce. After `until`, in seconds since the epoch, it may be dropped. */
  put(nonce: string, until: number): void | Promise<void>
  /**
   * Removes a nonce, and returns whether it was there: both in one step, so that of two requests at the same time one
   * gets `true`. It need not look at the time, which is checked before.
   */
  take(nonce: string): boolean | Promise<boolean>
  /** Drops the nonces that ended before `now`, in seconds since the epoch. Called before each `put`. */
  deleteExpired(now: number): void | Promise<void>
}

/** Options of `memoryNonces`. */
export interface MemoryNoncesOptions {
  /** How many are kept at most; by default 100,000. Above that, the oldest is dropped. */
  max?: number
}

/** A `NonceStore` in the memory of one process. */
export function memoryNonces({ max = 100_000 }: MemoryNoncesOptions = {}): NonceStore {
  /** When each ends, in the order in which they came. */
  const ends = new Map<string, number>()
  return {
    put(nonce, until) {
      ends.set(nonce, until)
      // Users sign within minutes, so the oldest is the least likely to come back.
      const [oldest] = ends.keys()
      if (ends.size > max && oldest !== undefined) ends.delete(oldest)
    },
    take: (nonce) => ends.delete(nonce),
    deleteExpired(now) {
      for (const [nonce, until] of ends) {
        // Lifetimes are alike, so what came later ends later. If not, it is dropped a little late.
        if (until >= now) return
        ends.delete(nonce)
      }
    },
  }
}

/** Keeps a nonce until its end, in seconds since the epoch, and drops those that have ended. */
export async function keepNonce(
  nonces: NonceStore,
  nonce: string,
  { now, until }: { now: number; until: number },
): Promise<void> {
  await nonces.deleteExpired(now)
  await nonces.put(nonce, until)
}

/** Options of `createNonce`. */
export interface CreateNonceOptions {
  nonces: NonceStore
  /** How long the message can be signed, in seconds; by default 300. */
  lifetime?: number
  /** Milliseconds since the epoch; by default now. */
  now?: number
}

/**
 * A nonce for a sign-in message, with the message's times in seconds since the epoch: the server's, because the clock of
 * a visitor may be wrong. It is in the store until it ends. Throws what the store throws.
 */
export async function createNonce(
  options: CreateNonceOptions,
): Promise<Pick<SignInMessage, "nonce" | "issued" | "expires">> {
  const { nonces, lifetime = 300, now = Date.now() } = options
  const nonce = encodeHex(crypto.getRandomValues(new Uint8Array(16)))
  const issued = Math.floor(now / 1000)
  const expires = issued + lifetime
  await keepNonce(nonces, nonce, { now: issued, until: expires })
  return { nonce, issued, expires }
}
