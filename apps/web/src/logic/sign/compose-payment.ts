import { ProblemError } from "../problem.js"
import { readAccount } from "../stellar/horizon.js"
import type { MemoChoice } from "../stellar/memo.js"
import { readNetworkNow } from "../stellar/read-network-now.js"
import {
  findAmountProblem,
  type PaymentAmountProblem,
  type PaymentLimits,
} from "./check-payment.js"

/** How long a payment stays valid, in seconds: enough to read it and sign on another device. */
const VALID = 1800

/** Why a payment can't be built. */
export type PaymentProblem =
  /** The paying account doesn't exist on the network. */
  | { problem: "inactive" }
  /** The destination appeared or disappeared since the amount was checked. */
  | { problem: "amount"; found: PaymentAmountProblem }

/** A payment to build. */
export interface PaymentToCompose {
  /** The paying account, `G…`. */
  source: string
  /** `G…` or `M…`, and its account, `G…`. */
  destination: string
  account: string
  stroops: bigint
  memo: { type: MemoChoice; value: string }
  /** The maximum fee, in stroops. */
  fee: bigint
  limits: Omit<PaymentLimits, "creates">
  network: { horizonUrl: string; passphrase: string }
}

/**
 * Builds the unsigned envelope of a payment, base64. Asks the network again: since the form's check, the sequence number
 * may have changed, or the destination may have been created. Throws a `ProblemError` of a `PaymentProblem`, or a
 * `NetworkError`.
 */
export async function composePayment(payment: PaymentToCompose): Promise<string> {
  const { source, destination, stroops, memo, fee, limits } = payment
  const { horizonUrl, passphrase } = payment.network
  const [{ buildPayment }, payer, target, now] = await Promise.all([
    import("../stellar/payment.js"),
    readAccount(horizonUrl, source),
    readAccount(horizonUrl, payment.account),
    readNetworkNow(horizonUrl),
  ])
  if (!payer) throw new ProblemError<PaymentProblem>({ problem: "inactive" })
  const creates = !target
  const found = findAmountProblem({ units: stroops }, { ...limits, creates })
  if (found) throw new ProblemError<PaymentProblem>({ problem: "amount", found })
  return buildPayment({
    source,
    sequence: payer.sequence,
    destination,
    creates,
    asset: limits.asset,
    stroops,
    memo,
    fee: String(fee),
    until: Math.floor(now / 1_000) + VALID,
    passphrase,
  })
}
