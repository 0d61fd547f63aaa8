import { visibleText } from "@alidade/core/encoding"
import { shortAddress } from "@alidade/react"
import type { ComposeProblem } from "../../logic/operations/compose-transaction.js"
import type { PaymentProblem } from "../../logic/payments/payments-draft.js"
import type { Obstacle } from "../../logic/recipients/find-obstacles.js"
import type { PaymentAmountProblem } from "../../logic/sign/check-payment.js"
import { say } from "../../texts/en/payment.js"
import { say as sayOfReceivers } from "../../texts/en/receivers.js"
import { describeAmountProblem } from "../../ui/amount-problems.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { reasonOf } from "../../ui/reason-of.js"

/** Why a transaction could not be built, in words. */
export function paymentReason(error: unknown): string {
  return reasonOf<ComposeProblem | PaymentProblem>(error, (found) =>
    found.problem === "amount" ? amountReason(found.found) : say.problem(found),
  )
}

/** What is wrong with a payment's amount, in words. */
export function amountReason(found: PaymentAmountProblem): string {
  switch (found.problem) {
    case "newNeedsXlm":
    case "none":
      return say.problem(found)
    case "newNeedsAtLeast":
      return say(found.problem, { amount: formatStroops(found.least) })
    case "atMost":
      return say(found.problem, { amount: formatStroops(found.most) })
    default:
      return describeAmountProblem(found)
  }
}

/** Why the receiver of a payment can't take it, in words. */
export function obstacleReason(found: Obstacle): string {
  switch (found.kind) {
    case "untrusted":
      return sayOfReceivers("cantHold", { asset: assetName(found.asset) })
    case "unauthorized":
      return sayOfReceivers("notAllowed", { asset: assetName(found.asset) })
    case "full":
      return sayOfReceivers("atMost", { amount: formatStroops(found.room) })
    case "memo":
      return sayOfReceivers("asksForMemo")
    default:
      return sayOfReceivers("noAccount")
  }
}

/** `CODE:ISSUER` as a name: its code, and a few of its issuer's characters. */
export function assetName(asset: string): string {
  const [code = "", issuer = ""] = asset.split(":")
  return say("assetOf", { code: visibleText(code), issuer: shortAddress(issuer) })
}
