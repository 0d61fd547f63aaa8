/** How long a busy browser may put a call off, in ms. */
const LATEST = 2_000

/** Calls back when the browser is idle after its next frame, or after two busy seconds. */
export function whenIdle(call: () => void): void {
  // Safari has no `requestIdleCallback`.
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
  requestAnimationFrame(() => later(call, { timeout: LATEST }))
}
