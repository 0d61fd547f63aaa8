import { useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { Detected } from "../logic/check/detect.js"
import { type Input, inputs } from "../logic/check/inputs.js"
import type { PageNetwork } from "../logic/networks/networks.js"
import { tomlUrlOf } from "../logic/stellar/toml-url.js"
import { useOffline } from "../page/offline.js"
import { usePolicy } from "../page/policy.js"
import { say } from "../texts/en/check.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import type { Result } from "./result.js"
import { useResultActs } from "./use-result-acts.js"
import type { Signers } from "./use-signers.js"

export interface CheckBarProps {
  input: Input | undefined
  /** What is checked as a signature, if anything is. */
  detected: Detected | undefined
  /** The network to ask. Undefined if the page doesn't have the one that the input names. */
  network: PageNetwork | undefined
  result: Result | undefined
  signers: Signers
  onClear: () => void
}

/** The next act of each input, and of each result. */
export function CheckBar(props: CheckBarProps): ReactElement {
  const { input, detected, network, result, signers, onClear } = props
  const nameNetwork = useNetworkName()
  const offline = useOffline()
  const { mayConnect } = usePolicy()
  const acts = useResultActs()
  const another = (
    <Button look="primary" onClick={onClear}>
      {say("another")}
    </Button>
  )

  if (result) {
    const answerer = "network" in result ? result.network : undefined
    const others = acts.others(result)
    return (
      <ActionBar
        request={
          answerer === undefined
            ? say("onDevice")
            : say("answerOf", { network: nameNetwork(answerer) })
        }
        others={others}
      >
        {signers.network === undefined ? (
          (acts.primary(result) ?? another)
        ) : (
          <Button look="primary" aria-busy={signers.asking} onClick={signers.ask}>
            {say("askSigners", { network: nameNetwork(signers.network) })}
          </Button>
        )}
      </ActionBar>
    )
  }
  if (!input || detected) {
    return (
      <ActionBar
        request={say(input ? "onDevice" : "nothingToInstall")}
        detail={offline !== "absent" && say("worksOffline")}
      >
        <Button look="primary" type="submit">
          {say("check")}
        </Button>
      </ActionBar>
    )
  }
  switch (inputs[input.kind].next) {
    case "lookUp":
      return (
        <ActionBar
          request={
            network
              ? say("asksNetwork", { network: nameNetwork(network.passphrase) })
              : say("noSuchNetwork")
          }
          others={input.kind === "account" && acts.pay({ address: input.address }, undefined)}
        >
          {network ? (
            <Button look="primary" type="submit">
              {say("lookUpOn", { network: nameNetwork(network.passphrase) })}
            </Button>
          ) : (
            another
          )}
        </ActionBar>
      )
    case "askDomain": {
      const domain = "domain" in input ? input.domain : ""
      const url = tomlUrlOf(domain)
      const isAllowed = url === undefined || mayConnect(url)
      return (
        <ActionBar request={say(isAllowed ? "asksDomain" : "domainForbidden")}>
          {isAllowed ? (
            <Button look="primary" type="submit">
              {say("askDomain", { domain })}
            </Button>
          ) : (
            another
          )}
        </ActionBar>
      )
    }
    case "open":
      return (
        <ActionBar request={say("onDevice")}>
          <Button look="primary" onClick={() => "link" in input && acts.follow(input.link)}>
            {say("open")}
          </Button>
        </ActionBar>
      )
    default:
      return <ActionBar request={say("onDevice")}>{another}</ActionBar>
  }
}
