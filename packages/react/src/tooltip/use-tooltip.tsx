import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { useEscape } from "../dialog/escape.js"
import { TOOLTIP_ARROW_PX, TOOLTIP_OFFSET_PX } from "../parts/constants.js"

/** The fields used from a pointer leave event. */
interface LeaveEvent {
  relatedTarget: EventTarget | null
  currentTarget: HTMLElement
}

/** Result of `useTooltip`. */
export interface UseTooltipResult {
  /** Props for the tooltip's target, which must be focusable. */
  trigger: {
    "aria-describedby"?: string
    onPointerEnter: (event: { pointerType: string; currentTarget: HTMLElement }) => void
    onPointerLeave: (event: LeaveEvent) => void
    onPointerDown: () => void
    onFocus: (event: { currentTarget: HTMLElement }) => void
    onBlur: () => void
  }
  /** Render this beside the target. */
  tooltip: ReactElement | null
}

/**
 * A text above an element on hover or keyboard focus. The pointer may move onto it, and Escape closes it. The same text
 * must also be available elsewhere, because touch users do not see tooltips. Without a text there is no tooltip.
 */
export function useTooltip(text: string | undefined): UseTooltipResult {
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  const [of, setOf] = useState<HTMLElement>()
  const shown = text === undefined ? undefined : of
  const hide = useCallback(() => setOf(undefined), [])
  useEscape(shown !== undefined, () => {
    hide()
    return true
  })

  const leave = ({ relatedTarget, currentTarget }: LeaveEvent): void => {
    const to = relatedTarget instanceof Node ? relatedTarget : null
    if (tip.current?.contains(to) || shown?.contains(to)) return
    // Stays open while the target has keyboard focus.
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
      <Tooltip id={id} tip={tip} of={shown} onLeave={leave} onHide={hide}>
        {text}
      </Tooltip>
    ) : null,
  }
}

interface TooltipProps {
  id: string
  tip: RefObject<HTMLDivElement | null>
  /** Its target. */
  of: HTMLElement
  onLeave: (event: LeaveEvent) => void
  onHide: () => void
  children: ReactNode
}

/** The shown tooltip. Its own component, because React 18 warns about layout effects on a server. */
function Tooltip({ id, tip, of, onLeave, onHide, children }: TooltipProps): ReactElement {
  useLayoutEffect(() => {
    const element = tip.current!
    // Stays open when it moves between targets.
    if (!element.matches(":popover-open")) element.showPopover()
    placeTooltip(element, of)
    // Hides when its target may have moved.
    window.addEventListener("scroll", onHide, { capture: true, once: true })
    window.addEventListener("resize", onHide, { once: true })
    return () => {
      window.removeEventListener("scroll", onHide, true)
      window.removeEventListener("resize", onHide)
    }
  }, [tip, of, onHide])
  return (
    <div
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      className="alidade-tooltip"
      data-part="tooltip"
      onPointerLeave={onLeave}
    >
      {children}
      <i data-part="tooltip-arrow" />
    </div>
  )
}

/** Minimum gap between a tooltip and the window's edge, in CSS pixels. */
const EDGE = 8

/** Positions a tooltip above its target, or below if there is no room, with the arrow at the target's center. */
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
