/**
 * Calls back each time the person comes back to the page, perhaps from installing, enabling or unlocking an extension:
 * when its window gets the focus, and when its tab is shown or hidden. Returns how to stop.
 */
export function onReturn(back: () => void): () => void {
  window.addEventListener("focus", back)
  document.addEventListener("visibilitychange", back)
  return () => {
    window.removeEventListener("focus", back)
    document.removeEventListener("visibilitychange", back)
  }
}
