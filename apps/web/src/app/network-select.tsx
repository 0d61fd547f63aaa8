import { useNetwork } from "@alidade/react"
import { lazy, type ReactElement, useState } from "react"
import { usePage } from "../page/page.js"
import { say, say as sayOfPage } from "../texts/en/app.js"
import { Button } from "../ui/button.js"
import { Icon } from "../ui/icons.js"
import { Loading } from "../ui/loading.js"

const CustomNetworks = lazy(() => import("../networks/custom-networks.js"))

/** Selects the network to sign for. In live mode, a button opens the dialog that adds and removes networks, if the page's policy allows others. */
export function NetworkSelect(): ReactElement {
  const { networks, mode, customNetworks } = usePage()
  const { expected, match, setNetwork } = useNetwork()
  const [isOpen, setIsOpen] = useState(false)
  // Where the policy forbids others, one that was added before can still be removed.
  const mayManage = mode === "live" && (customNetworks || networks.some(({ isCustom }) => isCustom))
  return (
    <>
      <div className="network">
        <label>
          <span
            className="network-mark"
            data-state={match === false ? "differs" : mode === "sandbox" ? "sandbox" : "real"}
            aria-hidden="true"
          />
          <span className="sr">{sayOfPage("network")}</span>
          <select
            className="input"
            value={expected}
            onChange={(event) => {
              setNetwork(event.target.value)
            }}
          >
            {networks.map(({ id, name, passphrase }) => (
              <option key={id} value={passphrase}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {mayManage && (
          <Button
            className="button-icon"
            aria-label={say("manageNetworks")}
            aria-haspopup="dialog"
            title={say("manageNetworks")}
            onClick={() => setIsOpen(true)}
          >
            <Icon name="plus" />
          </Button>
        )}
      </div>
      {isOpen && (
        <Loading>
          <CustomNetworks onClose={() => setIsOpen(false)} />
        </Loading>
      )}
    </>
  )
}
