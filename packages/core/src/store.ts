/** Something that is read now and told of later: the shape that `useSyncExternalStore` takes. */
export interface Store<T> {
  getState(): T
  /** Calls the listener after each change. Returns how to stop. */
  subscribe(listener: () => void): () => void
  setState(next: T): void
}

/**
 * A store of one value. A value that `Object.is` the present one tells nobody. A listener that throws does not keep the
 * others from hearing, nor whoever set the value from going on.
 */
export function createStore<T>(initial: T): Store<T> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setState(next) {
      if (Object.is(state, next)) return
      state = next
      tellAll(listeners, (listener) => listener())
    },
  }
}

/**
 * Calls each listener. One that throws keeps neither the others from hearing nor the caller from going on: what an
 * app's own code throws is reported as any uncaught error is.
 */
export function tellAll<Listener>(
  listeners: Iterable<Listener>,
  tell: (listener: Listener) => void,
): void {
  for (const listener of [...listeners]) {
    try {
      tell(listener)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}
