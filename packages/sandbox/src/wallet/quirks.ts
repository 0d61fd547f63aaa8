import type { Quirk } from "./state.js"

/** A wallet's switches: the ids of those that are on at first, and the text of each by its id. */
export function quirksOf(
  on: readonly string[],
  texts: Readonly<Record<string, string>>,
): readonly Quirk[] {
  return Object.entries(texts).map(([id, text]) => ({ id, text, on: on.includes(id) }))
}
