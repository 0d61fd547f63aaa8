import type { xdr } from "@stellar/stellar-sdk/base"
import { assetFields } from "./asset-fields.js"
import { amount, muxed } from "./format.js"
import type { PastOperation } from "./history.js"

/** A path payment that lets an exact amount arrive. */
export function strictReceiveDetails(
  past: PastOperation,
  op: xdr.PathPaymentStrictReceiveOp,
): object {
  return {
    ...pathFields(op, past.source),
    amount: amount(op.destAmount),
    source_max: amount(op.sendMax),
    source_amount: amount(pathAmounts(past).sent),
  }
}

/** A path payment that sends an exact amount. */
export function strictSendDetails(past: PastOperation, op: xdr.PathPaymentStrictSendOp): object {
  return {
    ...pathFields(op, past.source),
    amount: amount(pathAmounts(past).received),
    source_amount: amount(op.sendAmount),
    destination_min: amount(op.destMin),
  }
}

function pathFields(
  op: xdr.PathPaymentStrictSendOp | xdr.PathPaymentStrictReceiveOp,
  source: xdr.MuxedAccount,
): object {
  return {
    ...assetFields(op.destAsset),
    ...assetFields(op.sendAsset, "source_"),
    ...muxed("from", source),
    ...muxed("to", op.destination),
    path: op.path.map((asset) => assetFields(asset)),
  }
}

/** What a path payment sent and what arrived. Both are 0 if it failed. */
export function pathAmounts({ body, result }: PastOperation): { sent: bigint; received: bigint } {
  const tr = result?.type === "opInner" ? result.tr : undefined
  if (tr?.type === "pathPaymentStrictSend" && body.type === "pathPaymentStrictSend") {
    const value = tr.pathPaymentStrictSendResult
    if (value.type === "pathPaymentStrictSendSuccess")
      return { sent: body.pathPaymentStrictSendOp.sendAmount, received: value.success.last.amount }
  }
  if (tr?.type === "pathPaymentStrictReceive" && body.type === "pathPaymentStrictReceive") {
    const value = tr.pathPaymentStrictReceiveResult
    if (value.type === "pathPaymentStrictReceiveSuccess") {
      const { destAmount, sendAsset } = body.pathPaymentStrictReceiveOp
      const { offers } = value.success
      const spent = offers.flatMap(({ value: atom }) =>
        atom.assetBought.equals(sendAsset) ? [atom.amountBought] : [],
      )
      const sent = offers.length === 0 ? destAmount : spent.reduce((sum, one) => sum + one, 0n)
      return { sent, received: destAmount }
    }
  }
  return { sent: 0n, received: 0n }
}
