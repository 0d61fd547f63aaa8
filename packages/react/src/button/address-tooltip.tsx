import { type ReactElement, type RefObject, useLayoutEffect, useRef } from "react"
import { useTooltip } from "../tooltip/use-tooltip.js"

interface AddressTooltipProps {
  trigger: RefObject<HTMLElement | null>
  /** The whole address. Undefined shows no tooltip. */
  address: string | undefined
}

/** The button's tooltip. It loads after the button, so it adds its listeners to the element directly. */
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
    // The pointer or focus that triggered the loading is already on the button.
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
