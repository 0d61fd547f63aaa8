import { ConnectButton } from "@alidade/react"
import type { ReactElement } from "react"
import type { Theme } from "./kept.js"
import { Mark } from "./mark.js"
import { NetworkSelect } from "./network-select.js"
import { ThemeSwitch } from "./theme-switch.js"

/** What the header takes. */
export interface HeaderProps {
  theme: Theme
  onTheme: (theme: Theme) => void
}

/** Always in sight: where one is, on which network, with which account. */
export function Header({ theme, onTheme }: HeaderProps): ReactElement {
  return (
    <header className="header">
      <div className="header-row">
        <a className="wordmark" href="#start">
          <Mark />
          Alidade
        </a>
        <NetworkSelect />
        <ThemeSwitch theme={theme} onTheme={onTheme} />
        <ConnectButton />
      </div>
    </header>
  )
}
