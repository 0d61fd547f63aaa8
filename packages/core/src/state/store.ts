import type { KitEventName, KitEvents } from "./events.js"

/** A value with subscriptions, in the shape that `useSyncExternalStore` takes. */
export interface Store<T> {
  getState(): T
  /** Calls the listener after each change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  setState(next: T): void
}

/**
 * Creates a store of one value. Setting the same value (`Object.is`) notifies nobody. A listener that throws stops
 * neither the other listeners nor the caller that set the value.
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
      notifyAll(listeners, (listener) => listener())
    },
  }
}

/** An event emitter of the kit's events. */
export interface Emitter {
  on<Name extends KitEventName>(name: Name, listener: (detail: KitEvents[Name]) => void): () => void
  emit<Name extends KitEventName>(name: Name, detail: KitEvents[Name]): void
}

/** Creates an emitter. A listener that throws does not stop the others. */
export function createEmitter(): Emitter {
  const listeners = new Set<{ name: KitEventName; listener: (detail: never) => void }>()
  return {
    on(name, listener) {
      const entry = { name, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    emit(name, detail) {
      notifyAll(listeners, (entry) => {
        if (entry.name === name) entry.listener(detail as never)
      })
    },
  }
}

/**
 * Calls each listener. One that throws stops neither the other listeners nor the caller: the error is reported as
 * uncaught.
 */
function notifyAll<Listener>(
  listeners: Iterable<Listener>,
  notify: (listener: Listener) => void,
): void {
  for (const listener of [...listeners]) {
    try {
      notify(listener)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}
