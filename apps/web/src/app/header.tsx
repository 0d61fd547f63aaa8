import { ConnectButton, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { useParty } from "../page/parties.js"
import { AccountTrigger } from "./account-trigger.js"
import { Back } from "./back.js"
import { Jobs } from "./jobs.js"
import { Mark } from "./mark.js"
import { NetworkSelect } from "./network-select.js"
import type { PreferenceFieldsProps } from "./preferences/preference-fields.js"
import { Preferences } from "./preferences/preferences.js"

/** The header with the places, the network and the account. */
export function Header(preferences: PreferenceFieldsProps): ReactElement {
  const address = useKitState((state) => state.activeAddress)
  const { name } = useParty(address ?? "")
  return (
    <header className="header">
      <div className="header-row">
        {address && <Back />}
        <a className="wordmark" href="#start">
          <Mark />
          <span>Alidade</span>
        </a>
        <Jobs />
        <div className="header-end">
          <NetworkSelect />
          <Preferences {...preferences} />
          <ConnectButton as={AccountTrigger} account={name === undefined ? "address" : "name"} />
        </div>
      </div>
    </header>
  )
}
