import { ForeignText } from "@alidade/react"
import type { ServerFacts } from "@alidade/sign-in"
import { type ReactElement, useState } from "react"
import type { TomlAnswer } from "../../logic/stellar/ask-stellar-toml.js"
import { usePolicy } from "../../page/policy.js"
import { say as sayOfAccount } from "../../texts/en/account.js"
import { say } from "../../texts/en/challenge.js"
import { Button } from "../../ui/button.js"
import { useAct } from "../../ui/use-act.js"

export interface AskDomainProps {
  /** The domain that a challenge names. */
  domain: string
  onRead: (facts: ServerFacts) => void
}

/** Asks a domain for its `stellar.toml`, on the visitor's request only, and says why it could not be read. */
export function AskDomain({ domain, onRead }: AskDomainProps): ReactElement {
  const { mayConnect } = usePolicy()
  const [answer, setAnswer] = useState<Exclude<TomlAnswer, { outcome: "read" }>>()
  const { start, isRunning } = useAct(
    async (signal) => {
      const { askStellarToml } = await import("../../logic/stellar/ask-stellar-toml.js")
      return askStellarToml(domain, signal, mayConnect)
    },
    (found) => (found.outcome === "read" ? onRead(found.toml) : setAnswer(found)),
    () => setAnswer({ outcome: "unreachable", url: "" }),
  )
  const name = <ForeignText text={domain} />

  return (
    <p className="hint">
      <Button look="quiet" aria-busy={isRunning} onClick={() => start()}>
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
