/** Calls back when the browser is idle. Safari has no idle callback: there, in a task of its own. */
export function whenIdle(call: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(call)
  else setTimeout(call)
}
