import { vi } from "vitest"

/** A fake clock that moves only when a test advances it. */
export interface Clock {
  /** Resolves when a timer of this many ms is set, or at once if there is one. */
  set(ms: number): Promise<void>
  /** Advances the time and runs the due timers in order. */
  advance(ms: number): void
  /** The ms of the pending timers. */
  pending(): number[]
}

interface Timer {
  run: () => void
  ms: number
  due: number
}

/**
 * Replaces `setTimeout` and `Date.now` until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. HTTP is real and keeps its
 * own timers.
 */
export function holdClock(): Clock {
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout]
  const timers = new Set<Timer>()
  const waiting = new Set<() => void>()
  let now = Date.now()
  vi.spyOn(Date, "now").mockImplementation(() => now)
  vi.stubGlobal("setTimeout", (run: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
    if (/node:internal\/deps\/undici/.test(new Error().stack ?? "")) return set(run, ms, ...rest)
    const timer = { run: () => run(...rest), ms, due: now + ms }
    timers.add(timer)
    for (const look of waiting) look()
    return timer
  })
  vi.stubGlobal("clearTimeout", (timer: never) => {
    if (!timers.delete(timer)) clear(timer)
  })
  return {
    set: (ms) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (![...timers].some((timer) => timer.ms === ms)) return
          waiting.delete(look)
          // Other work of the same turn comes first.
          setImmediate(resolve)
        }
        waiting.add(look)
        look()
      }),
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)
        if (!next) break
        now = next.due
        timers.delete(next)
        next.run()
      }
      now = end
    },
    pending: () => [...timers].map(({ ms }) => ms),
  }
}
