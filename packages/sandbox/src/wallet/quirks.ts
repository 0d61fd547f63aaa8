import type { Quirk } from "./state.js"

/** Builds a wallet's quirks from the ids that are on initially and a text for each id. */
export function quirksOf(
  on: readonly string[],
  texts: Readonly<Record<string, string>>,
): readonly Quirk[] {
  return Object.entries(texts).map(([id, text]) => ({ id, text, on: on.includes(id) }))
}
