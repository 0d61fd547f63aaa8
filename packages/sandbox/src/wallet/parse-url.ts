/**
 * Parses a URL, relative to `base` where one is given. Undefined if it is invalid. Node 20's `URL.canParse` refuses
 * addresses with letters such as ü once it has been compiled.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
