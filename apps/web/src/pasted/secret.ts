/** A secret seed, wherever it stands in a text, in letters of either case; by itself, also with white space in it. */
const SEED = /(?<![A-Z0-9+/])S[A-Z2-7]{55}(?![A-Z0-9+/=])/i

/** Words of a recovery phrase: how many there can be. */
const PHRASES = new Set([12, 15, 18, 21, 24])

/** What no list of recovery words contains, and what prose of so many words is hardly written without. */
const PROSE = /^(and|are|but|for|from|has|her|him|his|its|not|our|she|the|was|were|with|your)$/

/**
 * What is to be said of a text that holds a secret seed or looks like a recovery phrase: undefined for any other. The
 * words never repeat it. Whoever meets it keeps nothing of the text.
 */
export function secretIn(text: string): string | undefined {
  const whole = text.replace(/\s/g, "")
  if (SEED.test(text) || (whole.length === 56 && SEED.test(whole))) return said("a secret key")
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,.:;)\d]+/)
    .filter(Boolean)
  const isPhrase = words.every((word) => /^[a-z]{3,8}$/.test(word) && !PROSE.test(word))
  return PHRASES.has(words.length) && isPhrase ? said("a recovery phrase") : undefined
}

function said(what: string): string {
  return `That looked like ${what}. We removed it; nothing was stored or sent. Never enter it on a website, not even this one: your wallet signs for you.`
}
