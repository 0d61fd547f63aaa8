import { languages } from "@alidade/react/languages"
import type { ReactElement } from "react"

/** Props of `LanguageSelect`. */
export interface LanguageSelectProps {
  /** Language code of the connect button and the dialogs. */
  language: string
  onLanguage: (language: string) => void
}

/** Selects the language of the connect button and the dialogs. The page itself is in English. */
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
