import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import { readClaimables } from "../../logic/account/claimable.js"
import type { Values } from "../../logic/operations/field.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/operations.js"
import { formatNumber } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import { useAsync } from "../../ui/use-async.js"
import { assetName } from "../fields/payment-reason.js"
import { NotRead } from "./not-read.js"

interface SuggestionsProps {
  onChoose: (values: Values) => void
}

/** The trust lines that hold nothing can be removed. */
export function EmptyLines({ onChoose }: SuggestionsProps): ReactElement {
  const { account } = useAccountInfo()
  const empty = (account?.balances ?? []).filter(
    ({ kind, units }) => kind === "credit" && units === 0n,
  )
  return (
    <div className="op-choices">
      {empty.map(({ id }) => (
        <Button
          key={id}
          look="quiet"
          onClick={() => onChoose({ line: { type: "asset", asset: id }, limit: "0" })}
        >
          {say("removeLine", { asset: assetName(id) })}
        </Button>
      ))}
    </div>
  )
}

/** What waits until the account claims it. */
export function Claims({
  address,
  onChoose,
}: SuggestionsProps & { address: string }): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const read = useAsync(`${horizonUrl} ${address}`, (signal) =>
    readClaimables(horizonUrl, address, undefined, signal),
  )
  if (read.status === "failed") return <NotRead {...read} />
  const items = read.data?.items
  if (items?.length === 0) return <p className="hint">{say("nothingToClaim")}</p>
  return (
    <div className="op-choices">
      {items?.map(({ id, amount, asset }) => (
        <Button key={id} look="quiet" onClick={() => onChoose({ balanceId: id })}>
          {say("claimThis", { amount: `${formatNumber(amount)} ${asset.code}` })}
        </Button>
      ))}
    </div>
  )
}
