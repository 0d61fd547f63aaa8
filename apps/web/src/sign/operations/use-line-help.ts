import { shortAddress } from "@alidade/react"
import type { LineProblem, PaymentLine } from "../../logic/payments/read-payments.js"
import { changeLine, splitTable } from "../../logic/payments/split-table.js"
import { ProblemError } from "../../logic/problem.js"
import type { FederationProblem } from "../../logic/recipients/federation.js"
import { recipientKey } from "../../logic/recipients/recipient.js"
import { writeAmount } from "../../logic/stellar/read-amount.js"
import { say } from "../../texts/en/forms.js"
import { say as sayOfParties } from "../../texts/en/parties.js"
import { say as sayOfPayment } from "../../texts/en/payment.js"
import { say as sayOfRecipients } from "../../texts/en/recipients.js"
import { decimalMark, formatNumber } from "../../texts/numbers.js"
import type { MenuItem } from "../../ui/more-menu.js"
import { reasonOf } from "../../ui/reason-of.js"
import type { TypedMemo } from "../fields/memo-fields.js"
import { amountReason, assetName, obstacleReason } from "../fields/payment-reason.js"
import { receiverReason } from "../fields/receiver-reason.js"
import { useNameLookup } from "../fields/use-name-lookup.js"

/** What is unclear in a line, and the acts that cure it. */
export interface LineHelp {
  reason: string
  cures: readonly MenuItem[]
}

/** Why the name of a line has no address: its domain's answer, or that the answer asks for another memo. */
type NameProblem = FederationProblem | Extract<LineProblem, { problem: "otherMemo" }>

/** Says what is unclear in a line of a table, and what can be done about it. Undefined for a clear line. */
export function useLineHelp(form: {
  text: string
  setText: (text: string) => void
  memo: TypedMemo
  /** Puts the cursor into a line. */
  edit: (number: number) => void
}): (line: PaymentLine) => LineHelp | undefined {
  const { text, setText, memo, edit } = form
  const lookup = useNameLookup((found, name) => {
    const isOther =
      found.memo &&
      memo.valid &&
      recipientKey(found) !== recipientKey({ ...found, memo: memo.valid })
    if (isOther) throw new ProblemError<NameProblem>({ problem: "otherMemo", memo: found.memo! })
    if (found.memo) memo.set(found.memo)
    const named = splitTable(text).filter(({ who }) => who === name)
    setText(
      named.reduce((now, { number }) => changeLine(now, number, { who: found.address }), text),
    )
  })
  const reasonFor = (who: string, found: LineProblem): string => {
    if (lookup.asking === who) return sayOfRecipients("lookingUp")
    const error = lookup.errorOf(who)
    if (error === undefined) return lineReason(found)
    return reasonOf<NameProblem>(error, (one) =>
      one.problem === "otherMemo" ? lineReason(one) : sayOfRecipients.problem(one),
    )
  }
  return ({ number, who, unclear: found }) => {
    if (!found) return undefined
    const cures = choicesOf(found).map(
      ([value, changed]): MenuItem => [
        sayOfParties("useNamed", { name: value }),
        () => setText(changeLine(text, number, changed)),
      ],
    )
    if (found.problem === "otherMemo" && !memo.valid) {
      cures.push([say("useMemo"), () => memo.set(found.memo)])
    }
    if (found.problem === "obstacle" && found.found.kind === "memo") {
      cures.push([sayOfPayment("addMemo"), () => memo.set({ type: "text", value: "" })])
    }
    if (found.problem === "receiver" && lookup.hostOf(who)?.mayAsk) {
      cures.push([sayOfRecipients("lookUp"), () => void lookup.ask(who)])
    }
    if (cures.length === 0) cures.push([say("editLine", { number }), () => edit(number)])
    return { reason: reasonFor(who, found), cures }
  }
}

/** What is unclear, in words. */
function lineReason(found: LineProblem): string {
  switch (found.problem) {
    case "receiver":
      return receiverReason(found.found)
    case "amount":
      return amountReason(found.found)
    case "otherMemo":
      return say("otherMemo", { memo: found.memo.value })
    case "obstacle":
      return obstacleReason(found.found)
    default:
      return say.problem(found)
  }
}

/** The values that a line can have instead, each with what it replaces. */
function choicesOf(
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
