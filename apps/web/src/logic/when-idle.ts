/**
 * Calls back when the browser is idle, or after two busy seconds. Safari has no idle callback: there, in a task of its
 * own.
 */
export function whenIdle(call: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(call, { timeout: 2_000 })
  else setTimeout(call)
}
