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
