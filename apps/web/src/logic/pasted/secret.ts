import { ProblemError } from "../problem.js"

/** A secret that a text contains or looks like. */
export type Secret = "secretKey" | "recoveryPhrase"

/** A text was refused because of a secret in it. */
export class SecretError extends ProblemError<{ problem: Secret }> {}

/** A secret seed anywhere in a text, in upper or lower case. */
const SEED = /(?<![A-Z0-9+/])S[A-Z2-7]{55}(?![A-Z0-9+/=])/i

/** The possible numbers of words in a recovery phrase. */
const PHRASES = new Set([12, 15, 18, 21, 24])

/** The form of every recovery word. */
const RECOVERY_WORD = /^[a-z]{3,8}$/

/** Words that are in no list of recovery words, but in nearly every sentence of that length. */
const PROSE = /^(and|are|but|for|from|has|her|him|his|its|not|our|she|the|was|were|with|your)$/

/** The kind of the secret in a text. Undefined without one. Callers must discard a text with a secret. */
export function secretIn(text: string): Secret | undefined {
  const compact = text.replace(/\s/g, "")
  if (SEED.test(text) || (compact.length === 56 && SEED.test(compact))) return "secretKey"
  const count = countRecoveryWords(text)
  return count !== undefined && PHRASES.has(count) ? "recoveryPhrase" : undefined
}

/** The beginning of a secret seed: longer than a word, and far too short to guess the rest. */
const SEED_START = /(?<![A-Z0-9+/])S[A-Z2-7]{15}/i

/** The same with spaces in it. Only in capitals: a sentence that begins with S has the same letters. */
const SPACED_SEED_START = /^\s*S(\s*[A-Z2-7]){15}/

/** With fewer words than this, a text is too short to be most of a recovery phrase. */
const FEW_WORDS = 6

/**
 * Whether a text resembles a secret or the beginning of one, as while someone types it. It is stricter than `secretIn`:
 * use it to decide what to store.
 */
export function resemblesSecret(text: string): boolean {
  if (SEED_START.test(text) || SPACED_SEED_START.test(text) || secretIn(text)) return true
  const count = countRecoveryWords(text)
  return count !== undefined && count >= FEW_WORDS
}

/** How many words a text has, if each of them may be a recovery word. */
function countRecoveryWords(text: string): number | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,.:;)\d]+/)
    .filter(Boolean)
  return words.every((word) => RECOVERY_WORD.test(word) && !PROSE.test(word))
    ? words.length
    : undefined
}
