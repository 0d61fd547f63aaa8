import { languages } from "@alidade/react/languages"
import type { ReactElement } from "react"

/** What the choice of a language takes. */
export interface LanguageSelectProps {
  /** Code of the language of the button and the dialogs. */
  language: string
  onLanguage: (language: string) => void
}

/** Chooses the language of the button and the dialogs; the page itself speaks English. */
export function LanguageSelect({ language, onLanguage }: LanguageSelectProps): ReactElement {
  return (
    <label className="language">
      <span className="sr">Language of the wallet dialogs</span>
      <select
        className="input"
        title="Language of the wallet dialogs"
        value={language}
        onChange={({ target }) => onLanguage(target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
