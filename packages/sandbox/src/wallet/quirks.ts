import type { Quirk, QuirkText } from "./state.js"

/** Builds a wallet's quirks from the ids that are on initially and a text for each id. */
export function quirksOf(
  on: readonly string[],
  texts: Readonly<Record<string, QuirkText>>,
): readonly Quirk[] {
  return Object.entries(texts).map(([id, text]) => ({ id, text, on: on.includes(id) }))
}

/** What a quirk does. The key never changes, so that a screen can word it in any language. */
export function reason(key: string, english: string): QuirkText {
  return { key, english }
}
