import { shortAddress } from "@alidade/react"
import type { ReactElement, ReactNode } from "react"
import type { LineProblem, PaymentLine } from "../../logic/payments/read-payments.js"
import { writeAmount } from "../../logic/stellar/read-amount.js"
import { useParty } from "../../page/parties.js"
import { PartyName } from "../../page/party-name.js"
import { say } from "../../texts/en/forms.js"
import { say as sayParties } from "../../texts/en/parties.js"
import { say as sayOfReceivers } from "../../texts/en/receivers.js"
import { decimalMark, formatNumber } from "../../texts/numbers.js"
import { AccountMark } from "../../ui/account-mark.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { Icon } from "../../ui/icons.js"
import { amountReason, assetName, assetReason, roomReason } from "../fields/payment-reason.js"
import { receiverReason } from "../fields/receiver-reason.js"

/** A line of the table: who gets how much, or what is unclear and its cures. */
export function PaymentRow({
  line,
  reason,
  children,
}: {
  line: PaymentLine
  reason: string | undefined
  /** The buttons that cure it. */
  children: ReactNode
}): ReactElement {
  const { number, who, account, destination, units, assetId = "native", creates } = line
  return (
    <li data-line={number}>
      <span className="hint">{number}</span>
      {reason === undefined && account ? (
        <AccountMark address={account} />
      ) : (
        <Icon name="warning" />
      )}
      <p className="pay-who">
        <span className="ink">
          {destination === undefined ? <bdi>{who}</bdi> : <PartyName address={destination} />}
        </span>{" "}
        {reason !== undefined ? (
          <span className="warned">{reason}</span>
        ) : (
          account && <Standing address={account} isNew={creates} />
        )}
      </p>
      <div className="pay-much">
        {reason === undefined && units !== undefined ? (
          <Much asset={assetId} units={units} />
        ) : (
          children
        )}
      </div>
    </li>
  )
}

function Standing({ address, isNew }: { address: string; isNew: boolean }): ReactElement {
  const { standing } = useParty(address)
  const facts = [standing === "new" && sayParties("new"), isNew && say("newAccount")]
  return <span className="warned">{facts.filter(Boolean).join(" · ")}</span>
}

/** An amount of an asset by its code. */
export function Much({ asset, units }: { asset: string; units: bigint }): ReactElement {
  return (
    <b>
      <bdi dir="ltr">{amountText(asset, units)}</bdi>
    </b>
  )
}

/** The same as text. */
export function amountText(asset: string, units: bigint): string {
  return `${formatStroops(units)} ${asset === "native" ? "XLM" : asset.split(":")[0]}`
}

/** What is unclear, in words. */
export function lineReason(found: LineProblem): string {
  switch (found.problem) {
    case "receiver":
      return receiverReason(found.found)
    case "amount":
      return amountReason(found.found)
    case "otherMemo":
      return say("otherMemo", { memo: found.memo.value })
    case "obstacle": {
      const { found: obstacle } = found
      switch (obstacle.kind) {
        case "untrusted":
        case "unauthorized":
          return assetReason({ asset: obstacle, asksForMemo: false }) ?? ""
        case "full":
          return roomReason({ room: obstacle.room, asksForMemo: false }) ?? ""
        case "memo":
          return sayOfReceivers("asksForMemo")
        default:
          return sayOfReceivers("noAccount")
      }
    }
    default:
      return say.problem(found)
  }
}

/** The values that a line can have instead, each with what it replaces. */
export function choicesOf(
  found: LineProblem,
): readonly (readonly [
  text: string,
  changed: { who?: string; amount?: string; asset?: string },
])[] {
  switch (found.problem) {
    case "noSuchName":
      return found.similar === undefined ? [] : [[found.similar, { who: found.similar }]]
    case "severalNames":
      return found.addresses.map((who) => [shortAddress(who), { who }])
    case "severalAssets":
      return found.assets.map((asset) => [assetName(asset), { asset }])
    case "amount": {
      if (found.found.problem !== "whichAmount") return []
      const { whole, decimal } = found.found
      return [whole, decimal].map((one) => [
        formatNumber(one),
        { amount: writeAmount(one, decimalMark()) },
      ])
    }
    default:
      return []
  }
}
