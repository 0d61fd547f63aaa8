import { type Level, levels, type SignerSet } from "./signer-set.js"

/** Who reaches a threshold: signers that do so alone, and those that must sign together. */
export interface Ways {
  alone: readonly string[]
  /** `count` of these keys, or, if their weights differ, so many that their weights add up to `weight`. */
  joint?: { keys: readonly string[]; count: number } | { keys: readonly string[]; weight: number }
}

/** The weight that a threshold asks for: at 0, one signature is still needed. */
export function neededFor({ thresholds }: SignerSet, level: Level): number {
  return Math.max(1, thresholds[level])
}

/** Who reaches a threshold. A signer that is a transaction signs nothing else, so it doesn't count. */
export function waysTo(set: SignerSet, level: Level): Ways {
  const needed = neededFor(set, level)
  const keys = [...set.weights].filter(([key, weight]) => weight > 0 && !key.startsWith("T"))
  const alone = keys.filter(([, weight]) => weight >= needed).map(([key]) => key)
  const others = keys.filter(([, weight]) => weight < needed)
  if (others.reduce((sum, [, weight]) => sum + weight, 0) < needed) return { alone }
  const weights = new Set(others.map(([, weight]) => weight))
  const [first = 1] = weights
  const names = others.map(([key]) => key)
  if (weights.size > 1) return { alone, joint: { keys: names, weight: needed } }
  return { alone, joint: { keys: names, count: Math.ceil(needed / first) } }
}

/** Whether nobody reaches it. */
export function isNobody({ alone, joint }: Ways): boolean {
  return alone.length === 0 && joint === undefined
}

/** What a signer can do without others. */
export type Power = "all" | "pays" | "changes" | "claims" | "nothing"

/** What a weight is enough for. */
export function powerOf(set: SignerSet, weight: number): Power {
  const reaches = (level: Level): boolean => weight >= neededFor(set, level)
  if (reaches("medium")) return reaches("high") ? "all" : "pays"
  if (reaches("high")) return "changes"
  return reaches("low") ? "claims" : "nothing"
}

/** What is dangerous about a new set. */
export interface Danger {
  /**
   * `locked`: nobody can pay any more, for ever. `fixed`: nobody can change the signers any more. `out`: the visitor could
   * do it alone, and can't after this.
   */
  danger: "locked" | "fixed" | "out"
  /** The weight with which the visitor can do everything alone. */
  cure: number
}

/** Tries a new set against the next transaction: who can pay, and who can take it back. */
export function findDanger(
  before: SignerSet,
  after: SignerSet,
  visitor: string,
): Danger | undefined {
  const cure = Math.max(...levels.map((level) => neededFor(after, level)))
  const isLost = (level: Level): boolean =>
    isNobody(waysTo(after, level)) && !isNobody(waysTo(before, level))
  if (isLost("medium")) return { danger: "locked", cure }
  if (isLost("high")) return { danger: "fixed", cure }
  const can = (set: SignerSet, level: Level): boolean =>
    (set.weights.get(visitor) ?? 0) >= neededFor(set, level)
  const isOut = (["medium", "high"] as const).some(
    (level) => can(before, level) && !can(after, level),
  )
  return isOut ? { danger: "out", cure } : undefined
}
