import { ForeignText, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { Found } from "../logic/check/look-up.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/check.js"
import { formatBalance, formatMoment, formatTime } from "../texts/numbers.js"
import { Fact } from "../ui/fact.js"
import { Notice } from "../ui/notice.js"
import { FoundTransactionView } from "./found-transaction-view.js"
import type { Result } from "./result.js"

type FoundResult = Extract<Result, { kind: "found" }>

/** What a network says about what was looked up. */
export function FoundView({ result }: { result: FoundResult }): ReactElement {
  const { found, network, at, transaction, subject } = result
  const nameNetwork = useNetworkName()
  const name = nameNetwork(network)
  const missing = missingText(found)
  return (
    <>
      {missing ? (
        <Notice tone="note" title={say(missing, { network: name })} />
      ) : found.kind === "transaction" && found.transaction && transaction ? (
        <FoundTransactionView
          found={found.transaction}
          {...transaction}
          hash={subject.kind === "transaction" ? subject.hash : ""}
          network={network}
        />
      ) : (
        <FoundFacts found={found} network={network} />
      )}
      <p className="hint">{say("answerAt", { network: name, time: formatTime(at) })}</p>
    </>
  )
}

/** The text for what the network doesn't have. */
function missingText(found: Found) {
  switch (found.kind) {
    case "transaction":
      return found.transaction ? undefined : "noTransaction"
    case "account":
      return found.account ? undefined : "noAccount"
    case "asset":
      return found.asset ? undefined : "noAsset"
    case "ledger":
      return found.ledger ? undefined : "noLedger"
    case "contract":
      return undefined
  }
}

function FoundFacts({ found, network }: { found: Found; network: string }): ReactElement | null {
  const nameNetwork = useNetworkName()
  switch (found.kind) {
    case "account": {
      const { balances = [], homeDomain } = found.account ?? {}
      const [{ decimal } = { decimal: "0" }, ...others] = balances
      return (
        <>
          <Notice tone="good" title={say("hasAccount", { network: nameNetwork(network) })} />
          <dl className="facts">
            <Fact name={say("balance")}>
              <bdi dir="ltr">{formatBalance(decimal).join("")} XLM</bdi>
            </Fact>
            {others.length > 0 && <Fact name={say("otherAssets")}>{others.length}</Fact>}
            {homeDomain && (
              <Fact name={say("homeDomain")}>
                <ForeignText text={homeDomain} /> <span className="hint">{say("unchecked")}</span>
              </Fact>
            )}
          </dl>
        </>
      )
    }
    case "contract":
      return (
        <>
          <Notice tone="good" title={say("hasContract", { network: nameNetwork(network) })} />
          <dl className="facts">
            <Fact name={say("functions")}>
              <span dir="ltr" className="mono check-names">
                {found.functions.map((name) => (
                  <ForeignText key={name} text={name} />
                ))}
              </span>
            </Fact>
          </dl>
        </>
      )
    case "asset":
      return (
        <>
          <Notice tone="good" title={say("holders", { number: found.asset?.accounts ?? 0 })} />
          {found.asset?.contract && (
            <Party address={found.asset.contract} network={network} detail={say("itsToken")} />
          )}
        </>
      )
    case "ledger":
      return (
        <dl className="facts">
          <Fact name={say("closed")}>{formatMoment(found.ledger?.closedAt ?? 0)}</Fact>
          <Fact name={say("transactions")}>{found.ledger?.transactions}</Fact>
          <Fact name={say("operations")}>{found.ledger?.operations}</Fact>
        </dl>
      )
    case "transaction":
      return null
  }
}
