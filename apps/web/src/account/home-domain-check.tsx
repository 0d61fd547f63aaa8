import { ForeignText } from "@alidade/react"
import { type ReactElement, type ReactNode, useState } from "react"
import type { HomeDomain } from "../logic/account/home-domain.js"
import { noteDomain } from "../page/checked-domains.js"
import { usePageNetwork } from "../page/page.js"
import { usePolicy } from "../page/policy.js"
import { say } from "../texts/en/account.js"
import { Button } from "../ui/button.js"
import { reasonOf } from "../ui/reason-of.js"
import { useAct } from "../ui/use-act.js"

export interface HomeDomainCheckProps {
  code: string
  issuer: string
}

/** Asks an issuer's home domain about an asset, on the visitor's request only, and shows what it says. */
export function HomeDomainCheck({ code, issuer }: HomeDomainCheckProps): ReactElement {
  const { horizonUrl, passphrase } = usePageNetwork()
  const { mayConnect, mayAskDomains } = usePolicy()
  const [found, setFound] = useState<HomeDomain>()
  const { start, isRunning, error } = useAct(
    async (signal) => {
      const { readHomeDomain } = await import("../logic/account/home-domain.js")
      return readHomeDomain(horizonUrl, { code, issuer }, signal, mayConnect)
    },
    (answer) => {
      setFound(answer)
      const isListed = answer.outcome === "listed"
      noteDomain(passphrase, `${code}:${issuer}`, isListed ? answer.domain : undefined)
    },
  )

  return (
    <span className="home-domain hint">
      <Button look="quiet" aria-busy={isRunning} onClick={() => start()}>
        {say(mayAskDomains ? "checkDomain" : "showDomain")}
      </Button>
      <span role="status">{error !== undefined ? reasonOf(error) : found && resultOf(found)}</span>
    </span>
  )
}

function resultOf(found: HomeDomain): ReactNode {
  switch (found.outcome) {
    case "none":
      return say("noDomain")
    case "invalid":
      return say("badDomain")
    default: {
      const domain = (
        <b>
          <ForeignText text={found.domain} />
        </b>
      )
      return (
        <>
          {say.parts(found.outcome, { domain })}{" "}
          <a href={found.url} target="_blank" rel="noopener noreferrer">
            {say("openToml")}
          </a>
        </>
      )
    }
  }
}
