/** A secret seed anywhere in a text, in upper or lower case. */
const SEED = /(?<![A-Z0-9+/])S[A-Z2-7]{55}(?![A-Z0-9+/=])/i

/** The possible numbers of words in a recovery phrase. */
const PHRASES = new Set([12, 15, 18, 21, 24])

/** Words that are in no list of recovery words, but in nearly every sentence of that length. */
const PROSE = /^(and|are|but|for|from|has|her|him|his|its|not|our|she|the|was|were|with|your)$/

/**
 * A warning if a text contains a secret seed or looks like a recovery phrase; undefined otherwise. The warning never
 * repeats the secret. Callers must discard the text.
 */
export function secretIn(text: string): string | undefined {
  const compact = text.replace(/\s/g, "")
  if (SEED.test(text) || (compact.length === 56 && SEED.test(compact)))
    return secretWarning("a secret key")
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,.:;)\d]+/)
    .filter(Boolean)
  const isPhrase = words.every((word) => /^[a-z]{3,8}$/.test(word) && !PROSE.test(word))
  return PHRASES.has(words.length) && isPhrase ? secretWarning("a recovery phrase") : undefined
}

function secretWarning(what: string): string {
  return `That looked like ${what}. We removed it; nothing was stored or sent. Never enter it on a website, not even this one: your wallet signs for you.`
}
