/** How often what a visible page shows is read again, in ms: 120 requests an hour of the 3,600 that Horizon allows. */
const POLL_MS = 30_000

/**
 * Calls back every 30 s while the page is visible, and when it is shown or gets focus. A hidden page has no timer. Without
 * a page, it never calls back. Returns a function that stops it.
 */
export function watchPage(call: () => void): () => void {
  if (typeof document === "undefined") return () => {}
  const ended = new AbortController()
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = (): void => {
    clearInterval(timer)
    timer = document.hidden ? undefined : setInterval(call, POLL_MS)
  }
  const shown = (): void => {
    follow()
    if (!document.hidden) call()
  }
  document.addEventListener("visibilitychange", shown, ended)
  window.addEventListener("focus", shown, ended)
  follow()
  return () => {
    ended.abort()
    clearInterval(timer)
  }
}
