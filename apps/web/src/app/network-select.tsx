import { useNetwork } from "@alidade/react"
import type { ReactElement } from "react"
import { usePage } from "./page.js"

/** Selects the network to sign for. */
export function NetworkSelect(): ReactElement {
  const { networks, mode } = usePage()
  const { expected, match, setNetwork } = useNetwork()
  return (
    <label className="network">
      <span
        className="network-mark"
        data-state={match === false ? "differs" : mode === "sandbox" ? "sandbox" : "real"}
        aria-hidden="true"
      />
      <span className="sr">Network</span>
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
  )
}
