import type { ReactElement } from "react"
import type { AccountEffect } from "../../logic/effects/effect.js"
import { foldRows } from "../../logic/effects/fold-rows.js"
import type { PlannedChanges } from "../../logic/effects/plan-changes.js"
import { toStroops } from "../../logic/stellar/amount.js"
import { useParties } from "../../page/parties.js"
import { ChangeRow } from "./change-row.js"
import { FoldedRows } from "./folded-rows.js"
import "../../ui/styles/changes.css"

export interface ChangeListProps {
  plan: PlannedChanges
  /** What is known of the accounts' changes; undefined until it is read, or if it could not be. */
  accounts: readonly AccountEffect[] | undefined
  isLoading: boolean
  /** Whether the balances before and after are shown. */
  isApplicable: boolean
  /** The connected account, `G…`. */
  address: string
}

/** Each account that a request concerns, with what is known of it and what changes there. */
export function ChangeList(props: ChangeListProps): ReactElement {
  const { plan, accounts, isLoading, isApplicable, address } = props
  const { shown, folded } = foldRows(plan.rows, useParties())
  const isMany = folded.length > 0
  const fee = toStroops(plan.described?.fee ?? "0")
  return (
    <ul className="changes" data-many={isMany || undefined}>
      {shown.map((row) => (
        <ChangeRow
          key={row.address}
          row={row}
          effect={accounts?.find((account) => account.address === row.address)}
          isLoading={isLoading && !isMany}
          isApplicable={isApplicable}
          isOwn={row.address === address}
          isBrief={isMany}
          fee={fee}
        />
      ))}
      {isMany && <FoldedRows rows={folded} fee={fee} />}
    </ul>
  )
}
