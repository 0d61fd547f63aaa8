import type { ButtonTheme, ModalTheme } from "@alidade/core"
import { type RefObject, useLayoutEffect } from "react"

/**
 * Puts the values of one of the kit's themes on an element, as `--alidade-{part}-{field}`. Through the CSSOM: a
 * `style` attribute in server markup would be refused by a strict content security policy.
 */
export function useTheme(
  element: RefObject<HTMLElement | null>,
  part: "modal" | "button",
  theme: Partial<ModalTheme> | Partial<ButtonTheme>,
): void {
  useLayoutEffect(() => {
    const { style } = element.current!
    const names = Object.entries(theme).map(([field, value]) => {
      const name = `--alidade-${part}-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      // An empty value removes the property.
      style.setProperty(name, value)
      return name
    })
    return () => {
      for (const name of names) style.removeProperty(name)
    }
  }, [element, part, theme])
}
