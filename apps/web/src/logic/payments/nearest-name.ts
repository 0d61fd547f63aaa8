/** The name that a mistyped one was meant to be: the nearest one that differs in at most a fifth of its characters. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .filter((name) => Math.abs(name.length - typed.length) <= mostOf(name))
    .map((name) => ({ name, far: distance(fold(typed), fold(name)) }))
    .filter(({ name, far }) => far <= mostOf(name))
    .sort((one, other) => one.far - other.far)
  return near[0]?.name
}

function mostOf(name: string): number {
  return Math.max(1, Math.floor(name.length / 5))
}

/** A name without what people don't distinguish. */
export function fold(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLocaleLowerCase()
}

/** How many characters must be added, removed, or replaced (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, char] of [...one].entries()) {
    const above = row
    row = [at + 1]
    for (let to = 1; to <= other.length; to++) {
      const replaced = above[to - 1]! + (other[to - 1] === char ? 0 : 1)
      row.push(Math.min(replaced, above[to]! + 1, row[to - 1]! + 1))
    }
  }
  return row[other.length]!
}
