import { networks as known } from "@alidade/core"
import { useNetwork } from "@alidade/react"
import type { ReactElement } from "react"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/app.js"

/** Selects the network to sign for. */
export function NetworkSelect(): ReactElement {
  const { networks, mode } = usePage()
  const { expected, match, setNetwork } = useNetwork()
  const isReal = mode === "live" && expected === known.Public
  return (
    <label className="network">
      <span
        className="network-mark"
        data-state={match === false ? "differs" : isReal ? "real" : "test"}
        aria-hidden="true"
      />
      <span className="sr">{say("network")}</span>
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
