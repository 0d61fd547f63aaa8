/**
 * Lays a closed dialog out once when the browser is idle, so that opening it takes less time: its text is shaped and
 * its styles are matched by then. The dialog is in the page for one task only, which nothing paints. Returns a function
 * that cancels it. Safari has no idle callbacks and does without.
 */
export function layOutAhead(dialog: HTMLDialogElement, layer: Element): () => void {
  const id = globalThis.requestIdleCallback?.(() => {
    document.body.append(layer)
    dialog.setAttribute("open", "")
    dialog.getBoundingClientRect()
    dialog.removeAttribute("open")
    layer.remove()
  })
  return () => {
    if (id !== undefined) cancelIdleCallback(id)
  }
}
