/** Follows the timers of one length from now on. Returns a function that lets the pending ones fire at once. */
export function followTimersOf(length: number): () => void {
  const pending = new Map<unknown, () => void>()
  const { setTimeout, clearTimeout } = window
  Object.assign(window, {
    setTimeout(run: () => void, ms?: number, ...values: unknown[]): unknown {
      const id: unknown = Reflect.apply(setTimeout, window, [run, ms, ...values])
      if (ms === length) pending.set(id, run)
      return id
    },
    clearTimeout(id: number) {
      pending.delete(id)
      clearTimeout.call(window, id)
    },
  })
  return () => {
    for (const [id, run] of [...pending]) {
      window.clearTimeout(id as number)
      run()
    }
  }
}
