/**
 * Sorts entries by how well they match what was typed: their beginning, their initials, a word's beginning, any part. Of
 * equal ones jobs are first, then short names, so that two letters always lead to a job.
 */
export function rank<Entry extends { name: string; kind: string }>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const sought = normal(typed.trim())
  if (sought === "") return entries
  return entries
    .map((entry) => ({ entry, score: scoreOf(normal(entry.name), sought) }))
    .filter(({ score }) => score < NO_MATCH)
    .sort(
      (one, other) =>
        one.score - other.score ||
        Number(other.entry.kind === "job") - Number(one.entry.kind === "job") ||
        one.entry.name.length - other.entry.name.length,
    )
    .map(({ entry }) => entry)
}

const NO_MATCH = 4

function scoreOf(name: string, sought: string): number {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "")
  if (name.startsWith(sought)) return 0
  const initials = words.map((word) => word[0]).join("")
  if (initials.startsWith(sought)) return 1
  if (words.some((word) => word.startsWith(sought))) return 2
  return name.includes(sought) ? 3 : NO_MATCH
}

/** Without case and accents. */
function normal(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
}
