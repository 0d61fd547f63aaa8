const GAP = 8

/** Puts a popover under its button where the browser cannot anchor it by CSS. */
export function placeMenu(popover: HTMLElement | null, button: HTMLElement | null): void {
  if (!popover || !button || CSS.supports("position-area", "block-end")) return
  const { bottom, left, right } = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  // On the half of the page on which the button stands, so that the popover stays within the page.
  const atEnd = left + right > width
  popover.style.top = `${bottom + window.scrollY + GAP}px`
  popover.style.left = atEnd ? "auto" : `${Math.max(GAP, left)}px`
  popover.style.right = atEnd ? `${Math.max(GAP, width - right)}px` : "auto"
}
