/**
 * Follows the timers of at least some ms from now on. Returns a function that lets the pending ones of one length fire at
 * once.
 */
export function followLongTimers(least: number): (length: number) => void {
  const pending = new Map<unknown, { run: () => void; length: number }>()
  const { setTimeout, clearTimeout } = window
  Object.assign(window, {
    setTimeout(run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]): unknown {
      if (ms < least) return Reflect.apply(setTimeout, window, [run, ms, ...values])
      const fire = (): void => {
        pending.delete(id)
        run(...values)
      }
      const id: unknown = Reflect.apply(setTimeout, window, [fire, ms])
      pending.set(id, { run: () => run(...values), length: ms })
      return id
    },
    clearTimeout(id: number) {
      pending.delete(id)
      clearTimeout.call(window, id)
    },
  })
  return (length) => {
    for (const [id, timer] of [...pending]) {
      if (timer.length !== length) continue
      window.clearTimeout(id as number)
      timer.run()
    }
  }
}
