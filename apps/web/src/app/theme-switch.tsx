import type { ReactElement } from "react"
import type { Theme } from "../page/preferences.js"
import { say } from "../texts/en/app.js"
import { Button } from "../ui/button.js"
import { Icon, type IconName } from "../ui/icons.js"

const order: readonly Theme[] = ["auto", "light", "dark"]

const icons: Readonly<Record<Theme, IconName>> = { auto: "system", light: "sun", dark: "moon" }

export interface ThemeSwitchProps {
  theme: Theme
  onTheme: (theme: Theme) => void
}

/** Cycles through the themes: system, light, dark. */
export function ThemeSwitch({ theme, onTheme }: ThemeSwitchProps): ReactElement {
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? "auto"
  return (
    <Button
      className="button-icon theme"
      aria-label={say("switchTheme", { theme: say(theme), next: say(next) })}
      title={say("theme", { theme: say(theme) })}
      onClick={() => onTheme(next)}
    >
      <Icon name={icons[theme]} size={18} />
    </Button>
  )
}
