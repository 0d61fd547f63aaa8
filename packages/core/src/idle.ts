/** Calls back when the browser is idle after its next frame. */
export function whenIdle(call: () => void): void {
  requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(call))
}
