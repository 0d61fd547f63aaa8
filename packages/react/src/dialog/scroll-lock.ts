const LOCKED = "alidade-locked"
const GAP = "--alidade-scrollbar"

let locks = 0

/** Keeps the page behind a dialog from scrolling, and from shifting as its scrollbar goes. Returns how to undo it. */
export function lockScroll(): () => void {
  const { body, documentElement } = document
  if (locks++ === 0) {
    const padding = Number.parseFloat(getComputedStyle(body).paddingInlineEnd) || 0
    const gap = window.innerWidth - documentElement.clientWidth
    body.style.setProperty(GAP, `${padding + gap}px`)
    body.classList.add(LOCKED)
  }
  return () => {
    if (--locks > 0) return
    body.classList.remove(LOCKED)
    body.style.removeProperty(GAP)
    // An empty attribute would be left where there was none.
    if (body.getAttribute("style") === "") body.removeAttribute("style")
    if (body.className === "") body.removeAttribute("class")
  }
}
