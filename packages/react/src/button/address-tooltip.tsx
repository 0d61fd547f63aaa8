import { type ReactElement, type RefObject, useLayoutEffect, useRef } from "react"
import { useTooltip } from "../tooltip/use-tooltip.js"

/** What `AddressTooltip` takes. */
interface AddressTooltipProps {
  trigger: RefObject<HTMLElement | null>
  /** The whole address; undefined shows nothing. */
  address: string | undefined
}

/** The button's tooltip. It is loaded after the button, and so listens to the element itself. */
export function AddressTooltip({ trigger, address }: AddressTooltipProps): ReactElement | null {
  const { trigger: tip, tooltip } = useTooltip(address)
  const describedBy = tip["aria-describedby"]
  const loaded = useRef(false)
  useLayoutEffect(() => {
    const currentTarget = trigger.current!
    const ended = new AbortController()
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ): void => currentTarget.addEventListener(name, listener, ended)
    listen("pointerenter", ({ pointerType }) => tip.onPointerEnter({ pointerType, currentTarget }))
    listen("pointerleave", ({ relatedTarget }) =>
      tip.onPointerLeave({ relatedTarget, currentTarget }),
    )
    listen("pointerdown", tip.onPointerDown)
    listen("focus", () => tip.onFocus({ currentTarget }))
    listen("blur", tip.onBlur)
    if (describedBy) currentTarget.setAttribute("aria-describedby", describedBy)
    else currentTarget.removeAttribute("aria-describedby")
    // It was loaded because of the pointer or the focus that is on the button already.
    if (!loaded.current) {
      loaded.current = true
      if (currentTarget.matches(":hover") && matchMedia("(hover: hover)").matches)
        tip.onPointerEnter({ pointerType: "mouse", currentTarget })
      else tip.onFocus({ currentTarget })
    }
    return () => ended.abort()
  })
  return tooltip
}
