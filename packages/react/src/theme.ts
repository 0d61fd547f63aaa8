import { type RefObject, useLayoutEffect } from "react"

/**
 * Puts the values of one of the kit's themes on an element, as `--alidade-{part}-{field}`. Through the CSSOM: a
 * `style` attribute in server markup would be refused by a strict content security policy.
 */
export function useTheme(
  element: RefObject<HTMLElement | null>,
  part: "modal" | "button",
  theme: Readonly<Record<string, string | undefined>>,
): void {
  useLayoutEffect(() => {
    const style = element.current?.style
    const set = Object.entries(theme).filter(([, value]) => value)
    for (const [field, value] of set) style?.setProperty(property(part, field), value!)
    return () => {
      for (const [field] of set) style?.removeProperty(property(part, field))
    }
  }, [element, part, theme])
}

function property(part: string, field: string): string {
  return `--alidade-${part}-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
