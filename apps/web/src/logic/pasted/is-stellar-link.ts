/** The scheme of Stellar links (SEP-7). */
export const SCHEME = "web+stellar:"

/** Whether a text is a `web+stellar:` link. */
export function isStellarLink(text: string): boolean {
  return text.trim().slice(0, SCHEME.length).toLowerCase() === SCHEME
}
