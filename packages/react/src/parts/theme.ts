import type { ButtonTheme, ModalTheme } from "@alidade/core"
import type { CSSProperties } from "react"

/** Converts a kit theme to custom properties, `--alidade-{part}-{field}`. React sets them through the CSSOM. */
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
