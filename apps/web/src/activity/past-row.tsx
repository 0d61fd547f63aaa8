import { ForeignText } from "@alidade/react"
import { type ReactElement, useContext } from "react"
import { directionOf } from "../logic/activity/direction.js"
import type { PastTransaction } from "../logic/activity/history.js"
import { accountsIn } from "../logic/activity/search-text.js"
import { ExplorerLink } from "../page/explorer-link.js"
import { PartiesContext } from "../page/parties.js"
import { Sentence } from "../page/sentence/sentence.js"
import { formatClock, formatDay } from "../texts/days.js"
import { say } from "../texts/en/activity.js"
import { Icon, type IconName } from "../ui/icons.js"

export interface PastRowProps {
  past: PastTransaction
  account: string
  /** It is also among what was signed here. */
  isOwn: boolean
}

/** A transaction of the account's history. One with an address that looks like a known one is marked. */
export function PastRow({ past, account, isOwn }: PastRowProps): ReactElement {
  const { deeds, at, memo, successful, type, hash } = past
  const parties = useContext(PartiesContext)
  const deceives = deeds !== undefined && accountsIn(deeds).some((one) => parties(one).looksLike)
  const direction = deeds && directionOf(deeds)
  const icon: IconName = deceives
    ? "warning"
    : !successful
      ? "cross"
      : direction === "in"
        ? "in"
        : "check"
  return (
    <li data-state={deceives ? "deceptive" : successful ? "past" : "failed"}>
      <div className="activity-item">
        <span>
          <span className="activity-title">
            {deeds ? (
              <Sentence deeds={deeds} form={successful ? "done" : "toDo"} account={account} />
            ) : (
              say.parts("operation", { type: <ForeignText text={type} /> })
            )}
          </span>
          <span className="activity-times">
            {formatDay(at)} · <time dateTime={new Date(at).toISOString()}>{formatClock(at)}</time>
            {!successful && ` · ${say("failedThere")}`}
            {deceives && ` · ${say("firstTime")}`}
            {memo !== undefined && (
              <>
                {" · "}
                {say.parts("memo", { memo: <ForeignText text={memo} max={64} /> })}
              </>
            )}
            {isOwn && ` · ${say("alsoHere")}`}
            <ExplorerLink subject={{ transaction: hash }} />
          </span>
        </span>
        <Icon name={icon} />
      </div>
    </li>
  )
}
