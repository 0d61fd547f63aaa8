import type { ReactElement } from "react"
import { type AccountEffect, changesNothing } from "../../logic/effects/effect.js"
import type { PlannedRow } from "../../logic/effects/plan-changes.js"
import { Party } from "../../recipients/party.js"
import { say } from "../../texts/en/effects.js"
import { Amounts } from "./amounts.js"
import { RowFacts } from "./row-facts.js"

export interface ChangeRowProps {
  row: PlannedRow
  /** What is expected with the account's state. Undefined until it is read, or if it could not be. */
  effect: AccountEffect | undefined
  isLoading: boolean
  /** Whether the network can apply the request. If not, no balance afterwards is shown as if it could. */
  isApplicable: boolean
  isOwn: boolean
  /** One row of many: its address is closed, and its amounts stand alone. */
  isBrief?: boolean
  /** The most that the fee can be, in stroops. */
  fee: bigint
}

/** An account or a contract, and what is expected to change there. */
export function ChangeRow(props: ChangeRowProps): ReactElement {
  const { row, effect, isLoading, isApplicable, isOwn, isBrief = false, fee } = props
  const planned = row.effect
  const known = effect ?? planned
  const isUnchanged = known !== undefined && changesNothing(known) && !isLoading
  return (
    <li>
      <Party
        address={row.shown}
        isOwn={isOwn}
        detail={<span>{say(row.role)}</span>}
        isClosed={isBrief}
      />
      <div className="change">
        {planned && (
          <Amounts
            planned={planned}
            effect={effect}
            isLoading={isLoading}
            isApplicable={isApplicable && !isBrief}
            fee={fee}
          />
        )}
        {isUnchanged && <span>{say("unchanged")}</span>}
      </div>
      {known && <RowFacts effect={known} isLoading={isLoading} />}
    </li>
  )
}
