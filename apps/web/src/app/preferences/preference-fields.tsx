import "../../ui/late-styles.js"
import type { ReactElement } from "react"
import type { Theme } from "../../page/preferences.js"
import { say } from "../../texts/en/app.js"
import { Choice } from "../../ui/choice.js"
import { LanguageSelect, type LanguageSelectProps } from "../language-select.js"

const themes = ["auto", "light", "dark"] as const

export interface PreferenceFieldsProps extends LanguageSelectProps {
  theme: Theme
  onTheme: (theme: Theme) => void
}

/** Language and theme. */
export default function PreferenceFields(props: PreferenceFieldsProps): ReactElement {
  return (
    <>
      <LanguageSelect {...props} />
      <Choice
        label={say("theme")}
        isLabelShown
        options={themes.map((theme) => [theme, say(theme)] as const)}
        value={props.theme}
        onChange={props.onTheme}
      />
    </>
  )
}
