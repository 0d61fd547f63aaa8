import { vi } from "vitest"

/** Timers that only run when a test advances the clock. */
export interface HeldTimers {
  /** How many timers are set for this many ms. */
  count(ms: number): number
  /** How many timers are set. */
  total(): number
  /** Advances the clock and runs the timers that are due, in order. */
  pass(ms: number): void
}

/**
 * Holds the timers set for one of these delays, in ms, until `vi.unstubAllGlobals`. All others run normally, so that
 * HTTP, which has its own timers, keeps working.
 */
export function holdTimers(times: readonly number[]): HeldTimers {
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout]
  const held = new Map<object, { run: () => void; ms: number; left: number }>()
  vi.stubGlobal("setTimeout", (run: () => void, ms: number, ...rest: unknown[]) => {
    // HTTP's own timers may have the same delays, and pass arguments to their callbacks.
    if (!times.includes(ms) || rest.length > 0) return set(run, ms, ...rest)
    const timer = {}
    held.set(timer, { run, ms, left: ms })
    return timer
  })
  vi.stubGlobal("clearTimeout", (timer: never) => {
    if (!held.delete(timer)) clear(timer)
  })
  return {
    count: (ms) => [...held.values()].filter((entry) => entry.ms === ms).length,
    total: () => held.size,
    pass(ms) {
      for (const [timer, entry] of [...held].sort(([, a], [, b]) => a.left - b.left)) {
        entry.left -= ms
        if (entry.left > 0 || !held.delete(timer)) continue
        entry.run()
      }
    },
  }
}
