/** Calls back when the browser is idle, or after two busy seconds. */
export function whenIdle(call: () => void): void {
  // Safari has no `requestIdleCallback`.
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
  later(call, { timeout: 2_000 })
}
