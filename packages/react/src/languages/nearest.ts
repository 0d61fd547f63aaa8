/**
 * Finds the entry with the same language and script as the first tag that has a match: "de-AT" matches "de", and
 * "zh-HK" matches "zh-TW", not "zh-CN".
 */
export function nearest<T extends { code: string }>(
  tags: readonly string[],
  entries: readonly T[],
): T | undefined {
  return tags
    .map(languageAndScript)
    .map((tag) => entries.find(({ code }) => languageAndScript(code) === tag))
    .find(Boolean)
}

/**
 * Language and script of a tag. Without an explicit script, uses the likely script of its region. Null for an invalid
 * tag.
 */
function languageAndScript(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return null
  }
}
