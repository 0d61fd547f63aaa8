import type { ButtonTheme, ModalTheme } from "@alidade/core"
import type { CSSProperties } from "react"

/** One of the kit's themes as custom properties, `--alidade-{part}-{field}`, which React sets through the CSSOM. */
export function themeStyle(
  part: "modal" | "button",
  theme: Partial<ModalTheme> | Partial<ButtonTheme>,
): CSSProperties {
  return Object.fromEntries(
    Object.entries(theme).map(([field, value]) => [
      `--alidade-${part}-${field.replace(/[A-Z]/g, "-$&").toLowerCase()}`,
      value,
    ]),
  )
}
