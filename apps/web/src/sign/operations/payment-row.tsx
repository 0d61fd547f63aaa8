import type { ReactElement } from "react"
import type { PaymentLine } from "../../logic/payments/read-payments.js"
import { useParty } from "../../page/parties.js"
import { PartyName } from "../../page/party-name.js"
import { say } from "../../texts/en/forms.js"
import { say as sayParties } from "../../texts/en/parties.js"
import { AccountMark } from "../../ui/account-mark.js"
import { Button } from "../../ui/button.js"
import { Icon } from "../../ui/icons.js"
import { Much } from "../fields/amount-text.js"
import type { LineHelp } from "./use-line-help.js"

/** A line of the table: who gets how much, or what is unclear and its cures. */
export function PaymentRow({
  line,
  help,
}: {
  line: PaymentLine
  help: LineHelp | undefined
}): ReactElement {
  const { number, who, account, destination, units, assetId = "native", creates } = line
  return (
    <li data-line={number}>
      <span className="hint">{number}</span>
      {!help && account ? <AccountMark address={account} /> : <Icon name="warning" />}
      <p className="pay-who">
        <span className="ink">
          {destination === undefined ? <bdi>{who}</bdi> : <PartyName address={destination} />}
        </span>{" "}
        {help ? (
          <span className="warned">{help.reason}</span>
        ) : (
          account && <Standing address={account} isNew={creates} />
        )}
      </p>
      <div className="pay-much">
        {!help && units !== undefined && <Much asset={assetId} units={units} />}
        {help?.cures.map(([text, cure]) => (
          <Button key={text} look="quiet" onClick={cure}>
            {text}
          </Button>
        ))}
      </div>
    </li>
  )
}

function Standing({ address, isNew }: { address: string; isNew: boolean }): ReactElement {
  const { standing } = useParty(address)
  const facts = [standing === "new" && sayParties("new"), isNew && say("newAccount")]
  return <span className="warned">{facts.filter(Boolean).join(" · ")}</span>
}
