import { ForeignText } from "@alidade/react"
import { type ReactElement, useId } from "react"
import type { PastTransaction } from "../logic/activity/history.js"
import { usePageNetwork } from "../page/page.js"
import { PartyName } from "../page/party-name.js"
import { say } from "../texts/en/activity.js"
import { Notice } from "../ui/notice.js"
import { reasonOf } from "../ui/reason-of.js"
import { PastRow } from "./past-row.js"
import type { History } from "./use-history.js"

export interface PastListProps {
  account: string
  history: History
  /** Those that the filter shows. */
  shown: readonly PastTransaction[]
  /** The hashes of what was sent from here. */
  own: ReadonlySet<string>
}

/** How many rows stand for those that are read, as high as they are. */
const SKELETON = [1, 2, 3]

/** An account's history on the page's network, as far as it was read. */
export function PastList({ account, history, shown, own }: PastListProps): ReactElement {
  const { name: network } = usePageNetwork()
  const { status, transactions, error } = history
  const heading = useId()
  return (
    <section className="activity-part" aria-labelledby={heading}>
      <div className="activity-head">
        <h2 id={heading}>{say.parts("allOf", { name: <PartyName address={account} /> })}</h2>
        <span className="hint">
          {say.parts("readFrom", { network: <ForeignText text={network} /> })}
        </span>
      </div>
      <p role="status" className={status === "reading" ? "sr" : "hint"}>
        {status === "reading"
          ? say("reading", { network })
          : status === "done" && transactions.length === 0
            ? say("noHistory", { network })
            : status === "done" && shown.length === 0
              ? say("noMatch")
              : null}
      </p>
      <ul className="activity-list">
        {shown.map((past) => (
          <PastRow key={past.hash} past={past} account={account} isOwn={own.has(past.hash)} />
        ))}
        {status === "reading" &&
          transactions.length === 0 &&
          SKELETON.map((row) => (
            <li key={row} aria-hidden="true" className="activity-skeleton">
              <span className="skeleton" />
            </li>
          ))}
      </ul>
      <div role="alert">
        {status === "failed" && (
          <Notice tone="warn" title={navigator.onLine ? reasonOf(error) : say("offline")} />
        )}
      </div>
    </section>
  )
}
