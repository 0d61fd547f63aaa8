/** A PUBLIC TEST PHRASE, the first in the test vectors of BIP-39. Anyone can sign with its accounts. */
export const testPhrase: readonly string[] = [...Array<string>(11).fill("abandon"), "about"]
