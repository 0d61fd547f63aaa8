import { ConnectButton } from "@alidade/react"
import type { ReactElement } from "react"
import { Jobs } from "./jobs.js"
import { LanguageSelect, type LanguageSelectProps } from "./language-select.js"
import { Mark } from "./mark.js"
import { NetworkSelect } from "./network-select.js"
import { ThemeSwitch, type ThemeSwitchProps } from "./theme-switch.js"

/** The header with the network and the account. It is always visible. */
export function Header(choices: LanguageSelectProps & ThemeSwitchProps): ReactElement {
  return (
    <header className="header">
      <div className="header-row">
        <a className="wordmark" href="#start">
          <Mark />
          <span>Alidade</span>
        </a>
        <ConnectButton />
        <div className="choices">
          <NetworkSelect />
          <LanguageSelect {...choices} />
          <ThemeSwitch {...choices} />
        </div>
        <Jobs />
      </div>
    </header>
  )
}
