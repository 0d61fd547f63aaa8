import type { ReactElement } from "react"
import type { Sent } from "../../logic/sign/flow.js"
import { ExplorerLink } from "../../page/explorer-link.js"
import { say as sayOfApp } from "../../texts/en/app.js"
import { say as sayOfResults } from "../../texts/en/results.js"
import { say } from "../../texts/en/sign.js"
import { formatTime } from "../../texts/numbers.js"
import { CopyButton } from "../../ui/copy-button.js"
import { Fact } from "../../ui/fact.js"
import { formatStroops } from "../../ui/format-stroops.js"

/** What is known of a transaction that was sent: the charged fee, when it was confirmed, and its hash. */
export function SentFacts({ sent: { answer, fee, at } }: { sent: Sent }): ReactElement | null {
  const { outcome, hash } = answer
  if (fee === undefined && at === undefined && hash === undefined) return null
  return (
    <dl className="fact-grid">
      {fee !== undefined && (
        <Fact name={sayOfResults("fee")}>
          <bdi dir="ltr">{formatStroops(fee)} XLM</bdi>
        </Fact>
      )}
      {at !== undefined && outcome === "applied" && (
        <Fact name={say("time")}>{formatTime(at)}</Fact>
      )}
      {hash !== undefined && (
        <Fact name={sayOfApp("transaction")}>
          <bdi dir="ltr" className="mono">
            {hash.slice(0, 4)}…{hash.slice(-6)}
          </bdi>{" "}
          <CopyButton text={hash} name={say("copyHash")} />{" "}
          {/* Only a transaction in a ledger has a page. */}
          {outcome === "applied" && <ExplorerLink subject={{ transaction: hash }} />}
        </Fact>
      )}
    </dl>
  )
}
