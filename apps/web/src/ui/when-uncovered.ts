/**
 * Runs `act` once no modal dialog covers an element, or at once if none does. Behind a dialog the page is inert: it
 * can't be focused, and screen readers announce nothing. Returns a function that stops waiting.
 */
export function whenUncovered(element: Element | null, act: () => void): () => void {
  const isCovered = (): boolean =>
    [...document.querySelectorAll("dialog:modal")].some((dialog) => !dialog.contains(element))
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
