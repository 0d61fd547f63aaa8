import { networks as known } from "@alidade/core"
import { useNetwork } from "@alidade/react"
import { type ReactElement, useEffect, useEffectEvent, useId, useRef } from "react"
import type { PageNetwork } from "../../logic/networks/networks.js"
import { usePage } from "../../page/page.js"
import { say } from "../../texts/en/first.js"

/** The networks as equal choices, each with what its money is. */
export function NetworkChoice(): ReactElement {
  const { networks, mode } = usePage()
  const { expected, setNetwork } = useNetwork()
  const name = useId()
  const frame = useRef<HTMLDivElement>(null)
  const follow = useEffectEvent(() => {
    const chosen = frame.current?.querySelector<HTMLInputElement>(":checked")?.value
    if (chosen !== undefined && chosen !== expected) setNetwork(chosen)
  })
  // Somebody may have chosen before the page could answer.
  useEffect(() => follow(), [])
  return (
    <fieldset className="hero-networks">
      <legend className="label">{say("network")}</legend>
      <div ref={frame} className="frame-choice">
        {networks.map((network) => (
          <label key={network.id}>
            <input
              type="radio"
              name={name}
              value={network.passphrase}
              checked={network.passphrase === expected}
              onChange={() => setNetwork(network.passphrase)}
            />
            <span>{network.name}</span>
            <small>{mode === "live" ? moneyOf(network) : say("noMoney")}</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Only the public network has money that is worth something, and only faucets say that theirs is free. */
function moneyOf({ passphrase, friendbotUrl, isCustom }: PageNetwork): string | undefined {
  if (passphrase === known.Public) return say("realMoney")
  if (isCustom) return say("added")
  return friendbotUrl === undefined ? undefined : say("testMoney")
}
