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
