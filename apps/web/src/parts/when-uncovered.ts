/**
 * Runs `act` once no modal dialog covers the page, or at once if none is open. Behind a dialog the page is inert: it
 * can't be focused, and screen readers announce nothing. Returns a function that stops waiting.
 */
export function whenUncovered(act: () => void): () => void {
  const isCovered = (): boolean => document.querySelector("dialog:modal") !== null
  if (!isCovered()) {
    act()
    return () => {}
  }
  const observer = new MutationObserver(() => {
    if (isCovered()) return
    observer.disconnect()
    act()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] })
  return () => observer.disconnect()
}
