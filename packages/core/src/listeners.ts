/**
 * Begins to listen to a wallet's module, and returns how to stop. A module that throws at either, or that gives nothing
 * to stop it with, is not listened to: its fault must not become the connection's.
 */
export function listenTo(begin: () => (() => void) | undefined): () => void {
  const attempt = <T>(call: () => T): T | undefined => {
    try {
      return call()
    } catch {
      return undefined
    }
  }
  const stop: unknown = attempt(begin)
  return () => {
    if (typeof stop === "function") attempt(() => stop())
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
