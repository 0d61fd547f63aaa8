/**
 * The first of the entries that is of one language and script with the first tag for which there is one: "de-AT" is
 * served by "de", "zh-HK" by "zh-TW" and not by "zh-CN".
 */
export function nearest<T extends { code: string }>(
  tags: readonly string[],
  entries: readonly T[],
): T | undefined {
  return tags
    .map(written)
    .map((tag) => entries.find(({ code }) => written(code) === tag))
    .find(Boolean)
}

/** Language and script of a tag, the script that its region uses where it names none; null for what is no tag. */
function written(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return null
  }
}
