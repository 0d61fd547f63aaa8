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
    const style = element.current?.style
    const fields: [string, string | undefined][] = Object.entries(theme)
    const set = fields.filter(([, value]) => value)
    for (const [field, value = ""] of set) style?.setProperty(property(part, field), value)
    return () => {
      for (const [field] of set) style?.removeProperty(property(part, field))
    }
  }, [element, part, theme])
}

function property(part: string, field: string): string {
  return `--alidade-${part}-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
