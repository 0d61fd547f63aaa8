/** Timers of before a test's fake ones. */
const { setTimeout } = globalThis

/**
 * Gives the page of jsdom or happy-dom a `window.postMessage` that delivers messages as browsers do: a copy, in a task of
 * its own, with the window as its source and the page's origin. Theirs name no source, so content scripts and apps drop
 * the messages. Returns a function that restores it.
 */
export function postLikeBrowsers(): () => void {
  const own = window.postMessage
  let isOver = false
  const deliver = (data: unknown): void => {
    if (isOver) return
    const event = new MessageEvent("message", { data, origin: window.location.origin })
    // Their constructors refuse the window that the test runner shows to tests.
    Object.defineProperty(event, "source", { value: window })
    window.dispatchEvent(event)
  }
  window.postMessage = (message: unknown, target: string | WindowPostMessageOptions = "/") => {
    const { targetOrigin = "/" } = typeof target === "string" ? { targetOrigin: target } : target
    const copy = structuredClone(message)
    if (["*", "/", window.location.origin].includes(targetOrigin)) setTimeout(deliver, 0, copy)
  }
  return () => {
    isOver = true
    window.postMessage = own
  }
}
