import { TOOLTIP_ARROW_PX, TOOLTIP_OFFSET_PX } from "../constants.js"

/** What is left free between a tooltip and the edge of the window, in CSS pixels. */
const EDGE = 8

/** Puts a tooltip above an element, or below it where there is no room, its arrow at the element's middle. */
export function placeTooltip(tip: HTMLElement, of: HTMLElement): void {
  const { left, top, bottom, width } = of.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = tip
  const above = top >= offsetHeight + TOOLTIP_OFFSET_PX + EDGE
  const middle = left + width / 2
  const last = document.documentElement.clientWidth - EDGE - offsetWidth
  const start = Math.max(EDGE, Math.min(middle - offsetWidth / 2, last))
  tip.dataset.side = above ? "top" : "bottom"
  tip.style.left = `${start}px`
  tip.style.top = `${above ? top - TOOLTIP_OFFSET_PX - offsetHeight : bottom + TOOLTIP_OFFSET_PX}px`
  tip.style.setProperty("--_offset", `${TOOLTIP_OFFSET_PX}px`)
  tip.style.setProperty("--_arrow", `${TOOLTIP_ARROW_PX}px`)
  tip.style.setProperty("--_arrow-at", `${middle - start}px`)
}
