/**
 * Runs `act` as soon as no modal dialog covers the page: at once where none is open. Behind one, the page is inert: it
 * takes no focus, and screen readers announce nothing of it. Returns how to stop waiting.
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
