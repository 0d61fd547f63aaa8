import { ForeignText } from "@alidade/react"
import type { ServerFacts } from "@alidade/sign-in"
import { type ReactElement, useEffect, useRef, useState } from "react"
import type { TomlAnswer } from "../../logic/stellar/ask-stellar-toml.js"
import { usePolicy } from "../../page/policy.js"
import { say as sayOfAccount } from "../../texts/en/account.js"
import { say } from "../../texts/en/challenge.js"
import { Button } from "../../ui/button.js"

export interface AskDomainProps {
  /** The domain that a challenge names. */
  domain: string
  onRead: (facts: ServerFacts) => void
}

/** Asks a domain for its `stellar.toml`, on the visitor's request only, and says why it could not be read. */
export function AskDomain({ domain, onRead }: AskDomainProps): ReactElement {
  const { mayConnect } = usePolicy()
  const [answer, setAnswer] = useState<Exclude<TomlAnswer, { outcome: "read" }>>()
  const [asking, setAsking] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const name = <ForeignText text={domain} />

  async function ask(): Promise<void> {
    if (asking) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setAsking(true)
    const found = await import("../../logic/stellar/ask-stellar-toml.js")
      .then(({ askStellarToml }) => askStellarToml(domain, signal, mayConnect))
      .catch((): TomlAnswer => ({ outcome: "unreachable", url: "" }))
    if (signal.aborted) return
    setAsking(false)
    if (found.outcome === "read") onRead(found.toml)
    else setAnswer(found)
  }

  return (
    <p className="hint">
      <Button look="quiet" aria-busy={asking} onClick={() => void ask()}>
        <span>{say.parts("ask", { domain: name })}</span>
      </Button>{" "}
      <span role="status">
        {answer && (
          <>
            {say.parts(answer.outcome, { domain: name })}{" "}
            {"url" in answer && answer.url && (
              <a href={answer.url} target="_blank" rel="noopener noreferrer">
                {sayOfAccount("openToml")}
              </a>
            )}
          </>
        )}
      </span>
    </p>
  )
}
