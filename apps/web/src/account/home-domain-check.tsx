import { ForeignText } from "@alidade/react"
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react"
import { usePageNetwork } from "../app/page.js"
import { Button } from "../parts/button.js"
import { reasonOf } from "../parts/reason-of.js"
import { say } from "../texts/en/account.js"
import type { HomeDomain } from "./home-domain.js"

/** Props of `HomeDomainCheck`. */
export interface HomeDomainCheckProps {
  code: string
  issuer: string
}

/** Asks an issuer's home domain about an asset, on the visitor's request only, and shows what it says. */
export function HomeDomainCheck({ code, issuer }: HomeDomainCheckProps): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const [found, setFound] = useState<HomeDomain | { problem: string }>()
  const [asking, setAsking] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(): Promise<void> {
    if (asking) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setAsking(true)
    const answer = await import("./home-domain.js")
      .then(({ readHomeDomain }) => readHomeDomain(horizonUrl, { code, issuer }, signal))
      .catch((error) => ({ problem: reasonOf(error) }))
    if (signal.aborted) return
    setAsking(false)
    setFound(answer)
  }

  return (
    <span className="home-domain hint">
      <Button look="quiet" aria-busy={asking} onClick={() => void ask()}>
        {say("checkDomain")}
      </Button>
      <span role="status">{found && resultOf(found)}</span>
    </span>
  )
}

function resultOf(found: HomeDomain | { problem: string }): ReactNode {
  if ("problem" in found) return found.problem
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

/** What the home domain says, with a place for it. */
