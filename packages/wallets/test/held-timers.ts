import { vi } from "vitest"

/** Timers that do not run by themselves. */
export interface HeldTimers {
  /** How many are set for this many ms. */
  count(ms: number): number
  /** How many there are. */
  total(): number
  /** Lets time pass: those that are due run, in their order. */
  pass(ms: number): void
}

/**
 * Holds the timers that are set for one of these times, until `vi.unstubAllGlobals`. All others go on, so that HTTP, which
 * has timers of its own, works meanwhile.
 */
export function holdTimers(times: readonly number[]): HeldTimers {
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout]
  const held = new Map<object, { run: () => void; ms: number; left: number }>()
  vi.stubGlobal("setTimeout", (run: () => void, ms: number, ...rest: unknown[]) => {
    // HTTP's own timers may have the same times, and hand something to their callbacks.
    if (!times.includes(ms) || rest.length > 0) return set(run, ms, ...rest)
    const timer = {}
    held.set(timer, { run, ms, left: ms })
    return timer
  })
  vi.stubGlobal("clearTimeout", (timer: never) => {
    if (!held.delete(timer)) clear(timer)
  })
  return {
    count: (ms) => [...held.values()].filter((one) => one.ms === ms).length,
    total: () => held.size,
    pass(ms) {
      for (const [timer, one] of [...held].sort(([, a], [, b]) => a.left - b.left)) {
        one.left -= ms
        if (one.left > 0 || !held.delete(timer)) continue
        one.run()
      }
    },
  }
}
