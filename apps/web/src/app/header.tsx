import { ConnectButton } from "@alidade/react"
import type { ReactElement } from "react"
import type { Theme } from "./kept.js"
import { LanguageSelect } from "./language-select.js"
import { Mark } from "./mark.js"
import { NetworkSelect } from "./network-select.js"
import { ThemeSwitch } from "./theme-switch.js"

/** What the header takes. */
export interface HeaderProps {
  theme: Theme
  onTheme: (theme: Theme) => void
  /** Of the button and the dialogs, by its code. */
  language: string
  onLanguage: (language: string) => void
}

/** Always in sight: where one is, on which network, with which account. */
export function Header(choices: HeaderProps): ReactElement {
  return (
    <header className="header">
      <div className="header-row">
        <a className="wordmark" href="#start">
          <Mark />
          Alidade
        </a>
        <LanguageSelect {...choices} />
        <ThemeSwitch {...choices} />
        <NetworkSelect />
        <ConnectButton />
      </div>
    </header>
  )
}
