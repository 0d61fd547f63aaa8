/**
 * Lays out a closed dialog once when the browser is idle, so that it opens faster: text shaping and style matching are
 * already done. The dialog is in the page for a single task, which paints nothing. Returns a function that cancels it.
 * Skipped in Safari, which has no idle callbacks.
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
