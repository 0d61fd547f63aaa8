/**
 * Calls a listener of the app. An error that it throws is its own: it is reported as uncaught, and stops neither other
 * listeners nor the caller.
 */
export function callListener(call: () => void): void {
  try {
    call()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
