import type { ReactElement } from "react"
import { Button } from "../parts/button.js"
import { Icon, type IconName } from "../parts/icons.js"
import type { Theme } from "./preferences.js"

const order: readonly Theme[] = ["auto", "light", "dark"]

const shown: Readonly<Record<Theme, readonly [IconName, string]>> = {
  auto: ["system", "system"],
  light: ["sun", "light"],
  dark: ["moon", "dark"],
}

/** Props of `ThemeSwitch`. */
export interface ThemeSwitchProps {
  theme: Theme
  onTheme: (theme: Theme) => void
}

/** Cycles through the themes: system, light, dark. */
export function ThemeSwitch({ theme, onTheme }: ThemeSwitchProps): ReactElement {
  const [icon, text] = shown[theme]
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? "auto"
  return (
    <Button
      className="button-icon theme"
      aria-label={`Theme: ${text}. Switch to ${shown[next][1]}`}
      title={`Theme: ${text}`}
      onClick={() => onTheme(next)}
    >
      <Icon name={icon} size={18} />
    </Button>
  )
}
