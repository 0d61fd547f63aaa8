const LOCKED = "alidade-locked"
const GAP = "--alidade-scrollbar"

let locks = 0

/**
 * Stops the page from scrolling, without a layout shift when its scrollbar disappears. Returns a function that unlocks.
 */
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
    // Removes the attributes that would otherwise stay behind empty.
    if (body.getAttribute("style") === "") body.removeAttribute("style")
    if (body.className === "") body.removeAttribute("class")
  }
}
