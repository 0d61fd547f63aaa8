import { languages } from "@alidade/react/languages"
import type { ReactElement } from "react"
import { say } from "../texts/en/app.js"

export interface LanguageSelectProps {
  /** Language code of the page. */
  language: string
  onLanguage: (language: string) => void
}

export function LanguageSelect({ language, onLanguage }: LanguageSelectProps): ReactElement {
  return (
    <label className="language field">
      <span className="label">{say("language")}</span>
      <select
        className="input"
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
