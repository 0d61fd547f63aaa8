/** Whether the browser knows that it has no connection. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
