/** Lower-case letters and digits that look like Latin letters, and those letters. `i` is written like `l`. */
const [lookAlikes, latin] = ["аαсеεкκ1iіι|мο0орρтτхχу", "aaceekklllllmoooppttxxy"]

/**
 * Whether a reader can take one name for the other. Case, marks, spaces, punctuation, and invisible characters don't
 * count, and a letter of an alphabet with case, such as Cyrillic, can look like any letter. A name of nothing else
 * resembles every name.
 */
export function resembles(one: string, other: string): boolean {
  return lettersResemble(lettersOf(one), lettersOf(other))
}

/** The same for the letters of names. */
export function lettersResemble(letters: readonly string[], others: readonly string[]): boolean {
  const isSame = (letter: string, at: number): boolean => letter === others[at]
  return (
    !letters[0] ||
    (letters.length === others.length &&
      letters.some(isSame) &&
      letters.every(
        (letter, at) => isSame(letter, at) || isForeign(letter) !== isForeign(others[at]!),
      ))
  )
}

/** Whether a letter can look like any other. */
export function isForeign(letter: string): boolean {
  return /[^a-z\P{Ll}]/u.test(letter)
}

/** What counts of a name. */
export function lettersOf(name: string): readonly string[] {
  const plain = name.normalize("NFKD").toLowerCase()
  // The braille pattern is a blank symbol.
  return Array.from(
    plain.replace(/[^\p{L}\p{N}\p{S}]|[\p{DI}\u2800]/gu, ""),
    (letter) => latin[lookAlikes.indexOf(letter)] ?? letter,
  )
}
