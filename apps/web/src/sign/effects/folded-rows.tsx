import type { ReactElement } from "react"
import { assetKey, type BalanceChange, exactly } from "../../logic/effects/effect.js"
import type { PlannedRow } from "../../logic/effects/plan-changes.js"
import { say } from "../../texts/en/effects.js"
import { Icon } from "../../ui/icons.js"
import { ChangeRow } from "./change-row.js"
import { changeText } from "./change-text.js"

/** Saved accounts of a long list, as one row with their total. It unfolds. */
export function FoldedRows({
  rows,
  fee,
}: {
  rows: readonly PlannedRow[]
  fee: bigint
}): ReactElement {
  return (
    <li className="change-fold">
      <details>
        <summary>
          <span className="party">
            <span className="account-mark many" aria-hidden="true">
              {rows.length}
            </span>
            <span className="party-name">{say("savedAccounts", { count: rows.length })}</span>
          </span>
          <span className="change">
            {totalsOf(rows).map((total) => (
              <b key={assetKey(total.asset)}>
                <bdi dir="ltr">{changeText(total, 0n)}</bdi>
              </b>
            ))}
          </span>
          <Icon name="down" />
        </summary>
        <ul className="changes" data-many>
          {rows.map((row) => (
            <ChangeRow
              key={row.address}
              row={row}
              effect={undefined}
              isLoading={false}
              isApplicable
              isOwn={false}
              isBrief
              fee={fee}
            />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** The sum of the changes of each asset. */
function totalsOf(rows: readonly PlannedRow[]): BalanceChange[] {
  const totals = new Map<string, BalanceChange>()
  for (const { asset, before, after } of rows.flatMap(({ effect }) => effect?.balances ?? [])) {
    const sum = totals.get(assetKey(asset))?.after ?? exactly(0n)
    const [least, most] = [after.least - before, after.most]
    totals.set(assetKey(asset), {
      asset,
      before: 0n,
      after: {
        least: sum.least + least,
        most: sum.most === undefined || most === undefined ? undefined : sum.most + most - before,
      },
      moves: [],
    })
  }
  return [...totals.values()]
}
