import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement, ReactNode } from "react"
import { readClaimables } from "../../logic/account/claimable.js"
import type { Values } from "../../logic/operations/field.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/operations.js"
import { formatNumber } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import { useAsync } from "../../ui/use-async.js"
import { assetName } from "../fields/payment-reason.js"
import type { ShortFormName } from "./short-forms.js"

export interface SuggestionsProps {
  form: ShortFormName
  address: string
  onChoose: (values: Values) => void
}

/** What the account has that a form could be about, and what the visitor should know first. */
export function Suggestions(props: SuggestionsProps): ReactElement | null {
  switch (props.form) {
    case "trust":
      return <Lines {...props} />
    case "claim":
      return <Claims {...props} />
    case "merge":
      return <p className="hint">{say("mergeHint")}</p>
    case "data":
      return null
  }
}

/** The trust lines that hold nothing can be removed. */
function Lines({ onChoose }: SuggestionsProps): ReactElement {
  const { account } = useAccountInfo()
  const empty = (account?.balances ?? []).filter(
    ({ kind, units }) => kind === "credit" && units === 0n,
  )
  return (
    <Choices>
      {empty.map(({ id }) => (
        <Button
          key={id}
          look="quiet"
          onClick={() => onChoose({ line: { type: "asset", asset: id }, limit: "0" })}
        >
          {say("removeLine", { asset: assetName(id) })}
        </Button>
      ))}
    </Choices>
  )
}

/** What waits until the account claims it. */
function Claims({ address, onChoose }: SuggestionsProps): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const { data } = useAsync(`${horizonUrl} ${address}`, (signal) =>
    readClaimables(horizonUrl, address, undefined, signal),
  )
  if (data?.items.length === 0) return <p className="hint">{say("nothingToClaim")}</p>
  return (
    <Choices>
      {(data?.items ?? []).map(({ id, amount, asset }) => (
        <Button key={id} look="quiet" onClick={() => onChoose({ balanceId: id })}>
          {say("claimThis", { amount: `${formatNumber(amount)} ${asset.code}` })}
        </Button>
      ))}
    </Choices>
  )
}

function Choices({ children }: { children: ReactNode }): ReactElement {
  return <div className="op-choices">{children}</div>
}
