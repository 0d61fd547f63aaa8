/** Maximum length of a name or remark. More would fill the screen. */
const LONGEST_NAME = 80

/** Options of `visibleText`. */
export interface VisibleTextOptions {
  /**
   * Maximum length in UTF-16 units, 80 by default; longer texts end in “…”. With `Infinity`, distinct texts stay
   * distinct.
   */
  max?: number
  /** Keeps line feeds, for multi-line text. */
  lines?: boolean
}

/**
 * Makes foreign text safe to display: shortened, with invisible characters escaped (`\u{202e}`), so that it cannot
 * change the text around it. Wrap it in a `<bdi>`.
 */
export function visibleText(
  text: string,
  { max = LONGEST_NAME, lines = false }: VisibleTextOptions = {},
): string {
  const write = max === Number.POSITIVE_INFINITY ? distinct : visible
  const truncated = text.length > max ? text.slice(0, max) : text
  const shown = lines ? truncated.split("\n").map(write).join("\n") : write(truncated)
  return truncated === text ? shown : `${shown}…`
}

/** The same for a whole text that is signed: also escapes the backslash of text that looks like an escape. */
export function distinct(text: string): string {
  return visible(text.replace(/\\(?=u\{)/g, "\\u{5c}"))
}

/**
 * Escapes characters that are invisible, look like a space, or change the text direction. This includes half surrogate
 * pairs and the characters that join or color emoji, but not the Chinese and Japanese space. Of stacked combining
 * marks, which would cover nearby lines, four are kept.
 */
function visible(text: string): string {
  return text.replace(
    /(?! |\u3000)[\p{C}\p{Z}\p{DI}\u2800]|(?<=\p{M}{4})\p{M}/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  )
}
