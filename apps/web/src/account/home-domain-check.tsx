import { ForeignText } from "@alidade/react"
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react"
import type { HomeDomain } from "../logic/account/home-domain.js"
import { noteDomain } from "../page/checked-domains.js"
import { usePageNetwork } from "../page/page.js"
import { usePolicy } from "../page/policy.js"
import { say } from "../texts/en/account.js"
import { Button } from "../ui/button.js"
import { reasonOf } from "../ui/reason-of.js"

export interface HomeDomainCheckProps {
  code: string
  issuer: string
}

/** Asks an issuer's home domain about an asset, on the visitor's request only, and shows what it says. */
export function HomeDomainCheck({ code, issuer }: HomeDomainCheckProps): ReactElement {
  const { horizonUrl, passphrase } = usePageNetwork()
  const { mayConnect, mayAskDomains } = usePolicy()
  const [found, setFound] = useState<HomeDomain | { error: unknown }>()
  const [asking, setAsking] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(): Promise<void> {
    if (asking) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setAsking(true)
    const answer = await import("../logic/account/home-domain.js")
      .then(({ readHomeDomain }) =>
        readHomeDomain(horizonUrl, { code, issuer }, signal, mayConnect),
      )
      .catch((error: unknown) => ({ error }))
    if (signal.aborted) return
    setAsking(false)
    setFound(answer)
    if ("outcome" in answer) {
      const isListed = answer.outcome === "listed"
      noteDomain(passphrase, `${code}:${issuer}`, isListed ? answer.domain : undefined)
    }
  }

  return (
    <span className="home-domain hint">
      <Button look="quiet" aria-busy={asking} onClick={() => void ask()}>
        {say(mayAskDomains ? "checkDomain" : "showDomain")}
      </Button>
      <span role="status">{found && resultOf(found)}</span>
    </span>
  )
}

function resultOf(found: HomeDomain | { error: unknown }): ReactNode {
  if ("error" in found) return reasonOf(found.error)
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
