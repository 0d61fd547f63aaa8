import { visibleText } from "@alidade/core/encoding"
import { shortAddress } from "@alidade/react"
import type { PaymentAmountProblem, PaymentObstacles } from "../../logic/sign/check-payment.js"
import type { PaymentProblem } from "../../logic/sign/compose-payment.js"
import { say } from "../../texts/en/payment.js"
import { say as sayOfReceivers } from "../../texts/en/receivers.js"
import { describeAmountProblem } from "../../ui/amount-problems.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { reasonOf } from "../../ui/reason-of.js"

/** Why a payment could not be built, in words. */
export function paymentReason(error: unknown): string {
  return reasonOf<PaymentProblem>(error, (found) =>
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

/** How much the receiver can take, in words, if that is too little. */
export function roomReason({ room }: PaymentObstacles): string | undefined {
  return room === undefined ? undefined : sayOfReceivers("atMost", { amount: formatStroops(room) })
}

/** Why the receiver can't take the asset, in words. */
export function assetReason({ asset }: PaymentObstacles): string | undefined {
  const key = asset?.kind === "untrusted" ? "cantHold" : "notAllowed"
  return asset && sayOfReceivers(key, { asset: assetName(asset.asset) })
}

/** `CODE:ISSUER` as a name: its code, and a few of its issuer's characters. */
export function assetName(asset: string): string {
  const [code = "", issuer = ""] = asset.split(":")
  return say("assetOf", { code: visibleText(code), issuer: shortAddress(issuer) })
}
