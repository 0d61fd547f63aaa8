/**
 * Lays out a closed dialog and draws its images once when the browser is idle, so that it opens faster: text is shaped,
 * style is matched, and SVG images are parsed into what is painted. The dialog is in the page for a single task, which
 * paints nothing. Returns a function that cancels it. Skipped in Safari, which has no idle callbacks.
 */
export function layOutAhead(dialog: HTMLDialogElement, layer: Element): () => void {
  const id = globalThis.requestIdleCallback?.(() => {
    document.body.append(layer)
    dialog.setAttribute("open", "")
    dialog.getBoundingClientRect()
    const canvas = new OffscreenCanvas(40, 40).getContext("2d")
    for (const image of dialog.querySelectorAll("img")) {
      // One that is broken or not loaded yet draws nothing.
      if (image.naturalWidth) canvas?.drawImage(image, 0, 0, image.width, image.height)
    }
    dialog.removeAttribute("open")
    layer.remove()
  })
  return () => {
    if (id !== undefined) cancelIdleCallback(id)
  }
}
