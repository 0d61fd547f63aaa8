import { type ReactElement, useId, useLayoutEffect, useRef, useState } from "react"
import { TOOLTIP_ARROW_PX, TOOLTIP_OFFSET_PX } from "../constants.js"
import { useEscape } from "../dialog/escape.js"

/** What is read of the event of a pointer that goes away. */
interface Leaving {
  relatedTarget: EventTarget | null
  currentTarget: HTMLElement
}

/** A tooltip, as `useTooltip` gives it. */
export interface UseTooltipResult {
  /** Goes on the element that the tooltip is of: one that can have focus. */
  trigger: {
    "aria-describedby"?: string
    onPointerEnter: (event: { pointerType: string; currentTarget: HTMLElement }) => void
    onPointerLeave: (event: Leaving) => void
    onPointerDown: () => void
    onFocus: (event: { currentTarget: HTMLElement }) => void
    onBlur: () => void
  }
  /** Goes beside it. */
  tooltip: ReactElement | null
}

/**
 * A text above an element that the mouse rests on, or that has focus by the keyboard; the mouse may go onto it, Escape
 * closes it. It is never the only place of what it says: a finger does not see it. Without a text there is none.
 */
export function useTooltip(text: string | undefined): UseTooltipResult {
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  const [of, setOf] = useState<HTMLElement>()
  const shown = text === undefined ? undefined : of
  const hide = (): void => setOf(undefined)
  useEscape(shown !== undefined, () => {
    hide()
    return true
  })
  useLayoutEffect(() => {
    if (!shown || !tip.current) return
    // It stays open when it moves from one element to another.
    if (!tip.current.matches(":popover-open")) tip.current.showPopover()
    placeTooltip(tip.current, shown)
    // What it stands beside moves away from under it.
    const moved = (): void => setOf(undefined)
    window.addEventListener("scroll", moved, { capture: true, once: true })
    window.addEventListener("resize", moved, { once: true })
    return () => {
      window.removeEventListener("scroll", moved, true)
      window.removeEventListener("resize", moved)
    }
  }, [shown])

  const leave = ({ relatedTarget, currentTarget }: Leaving): void => {
    const to = relatedTarget instanceof Node ? relatedTarget : null
    if (tip.current?.contains(to) || shown?.contains(to)) return
    // What has focus keeps it.
    if (currentTarget.matches(":focus-visible") || shown?.matches(":focus-visible")) return
    hide()
  }
  return {
    trigger: {
      ...(shown ? { "aria-describedby": id } : {}),
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType !== "touch") setOf(currentTarget)
      },
      onPointerLeave: leave,
      onPointerDown: hide,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) setOf(currentTarget)
      },
      onBlur: hide,
    },
    tooltip: shown ? (
      <div
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="alidade-tooltip"
        data-part="tooltip"
        onPointerLeave={leave}
      >
        {text}
        <i data-part="tooltip-arrow" />
      </div>
    ) : null,
  }
}

/** What is left free between a tooltip and the edge of the window, in CSS pixels. */
const EDGE = 8

/** Puts a tooltip above an element, or below it where there is no room, its arrow at the element's middle. */
function placeTooltip(tip: HTMLElement, of: HTMLElement): void {
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
