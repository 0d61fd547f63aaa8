import { fieldsOf } from "../stellar/read-json.js"

/** A time in which a balance can be claimed: from a moment until before another, in seconds since the epoch. */
export interface ClaimWindow {
  from: number
  until: number
}

/** Rules have at most four levels. */
const DEEPEST = 4

/** Later moments than a date can hold, in seconds. They never come. */
const LAST_MOMENT = 8_640_000_000_000

const always: readonly ClaimWindow[] = [{ from: -Infinity, until: Infinity }]

/**
 * Reads the rule of a claimant as Horizon writes it: when it allows to claim, in order. Undefined if it can't be read. The
 * network turns relative times into moments when it stores a rule.
 */
export function readClaimWindows(rule: unknown, depth = 1): readonly ClaimWindow[] | undefined {
  const given = fieldsOf(rule)
  if (given.unconditional === true) return always
  if ("abs_before" in given || "abs_before_epoch" in given) return readBefore(given)
  if (depth > DEEPEST) return undefined
  if ("not" in given) {
    const windows = readClaimWindows(given.not, depth + 1)
    return windows && outside(windows)
  }
  const parts = given.and ?? given.or
  if (!Array.isArray(parts) || parts.length !== 2) return undefined
  const [one, other] = parts.map((part) => readClaimWindows(part, depth + 1))
  if (!one || !other) return undefined
  return given.and ? inBoth(one, other) : outside(inBoth(outside(one), outside(other)))
}

/** Whether a balance can be claimed at a moment, in seconds since the epoch. */
export type ClaimStanding =
  /** `until`: when that ends. Absent if it doesn't. */
  { when: "now"; until?: number } | { when: "later"; from: number } | { when: "never" }

/** Whether a balance with these windows can be claimed at a moment, in seconds since the epoch. */
export function claimStanding(windows: readonly ClaimWindow[], now: number): ClaimStanding {
  const next = windows.find(({ until }) => until > now)
  if (!next) return { when: "never" }
  if (next.from > now) return { when: "later", from: next.from }
  return Number.isFinite(next.until) ? { when: "now", until: next.until } : { when: "now" }
}

function readBefore(given: Readonly<Record<string, unknown>>): readonly ClaimWindow[] | undefined {
  const { abs_before_epoch: epoch, abs_before: text } = given
  const until =
    typeof epoch === "string" && /^-?\d{1,19}$/.test(epoch)
      ? Number(epoch)
      : typeof text === "string" && text.length < 40
        ? Date.parse(text) / 1000
        : Number.NaN
  if (Number.isNaN(until)) return undefined
  return [{ from: -Infinity, until: until > LAST_MOMENT ? Infinity : until }]
}

function outside(windows: readonly ClaimWindow[]): readonly ClaimWindow[] {
  const starts = [-Infinity, ...windows.map(({ until }) => until)]
  const ends = [...windows.map(({ from }) => from), Infinity]
  return starts.flatMap((from, at) => {
    const until = ends[at] ?? Infinity
    return from < until ? [{ from, until }] : []
  })
}

function inBoth(one: readonly ClaimWindow[], other: readonly ClaimWindow[]): ClaimWindow[] {
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const [from, until] = [Math.max(a.from, b.from), Math.min(a.until, b.until)]
      return from < until ? [{ from, until }] : []
    }),
  )
}
