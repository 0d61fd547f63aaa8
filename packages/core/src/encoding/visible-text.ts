/** Characters of a name or a remark: more would fill the screen. */
const LONGEST_NAME = 80

/** What `visibleText` takes. */
export interface VisibleTextOptions {
  /** In UTF-16 units, 80 by default; what is longer ends in “…”. `Infinity` cuts nothing: no two texts are drawn alike. */
  max?: number
  /** Line feeds stay as they are, for a text that is drawn in several lines. */
  lines?: boolean
}

/**
 * A foreign text as it can safely be drawn: shortened, its invisible characters written out (`\u{202e}`), so that it
 * cannot change what stands beside it. Isolate it where it is drawn, in a `<bdi>`.
 */
export function visibleText(
  text: string,
  { max = LONGEST_NAME, lines = false }: VisibleTextOptions = {},
): string {
  const write = max === Number.POSITIVE_INFINITY ? distinct : visible
  const kept = text.length > max ? text.slice(0, max) : text
  const shown = lines ? kept.split("\n").map(write).join("\n") : write(kept)
  return kept === text ? shown : `${shown}…`
}

/** The same of a whole text that is signed: the backslash of one that spells a written-out character is written out too. */
export function distinct(text: string): string {
  return visible(text.replace(/\\(?=u\{)/g, "\\u{5c}"))
}

/**
 * Writes out characters that cannot be seen, that pass for a space, or that turn the direction of what follows. Half a
 * surrogate pair counts as such a character, and so does what joins or colours emoji; the space of Chinese and Japanese
 * does not. Of a pile of combining marks, which would cover the lines around it, four stay.
 */
function visible(text: string): string {
  return text.replace(
    /(?! |\u3000)[\p{C}\p{Z}\p{DI}\u2800]|(?<=\p{M}{4})\p{M}/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  )
}
