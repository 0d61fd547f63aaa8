import type { XdrFields, XdrUnion } from "../encoding/xdr-value.js"
import { addressValue, signerValue } from "./addresses.js"
import { amountValue, assetValue } from "./assets.js"
import type { OperationDescription, Sentence } from "./types.js"
import {
  balanceValue,
  codeValue,
  type Field,
  numberValue,
  operation,
  priceValue,
  sentence,
  sentenceValue,
  textValue,
} from "./values.js"

/** Describes an offer: created, changed or canceled. */
export function describeOffer(
  kind: "sell" | "buy" | "passive",
  { amount, buyAmount, buying, selling, price: fraction, offerId = 0n }: XdrFields,
): OperationDescription {
  const stroops = kind === "buy" ? buyAmount : amount
  const offer = codeValue(offerId)
  if (offerId !== 0n && stroops === 0n) return operation("opWithdrawOffer", { offer })
  const [of, against] = kind === "buy" ? [buying, selling] : [selling, buying]
  const price = priceValue(fraction)
  const created = ({ sell: "opSell", buy: "opBuy", passive: "opSellPassively" } as const)[kind]
  const changed = kind === "buy" ? "opChangeToBuy" : "opChangeToSell"
  const values = { amount: amountValue(stroops, of), price, asset: assetValue(against), offer }
  // A price that does not fit into seven decimals is also shown as a fraction.
  const { n, d } = fraction as XdrFields
  const details = [sentence("price", { n: numberValue(n), d: numberValue(d) })]
  return operation(offerId === 0n ? created : changed, values, "about" in price ? details : [])
}

/** The network accepts predicates nested four deep. */
const DEEPEST = 4

/** Who can claim a balance, and when. */
export function claimantOf(claimant: Field): Sentence {
  const { destination, predicate } = (claimant as XdrUnion).value as XdrFields
  return sentence("claimant", {
    account: addressValue(destination),
    predicate: sentenceValue(predicateOf(predicate)),
  })
}

function predicateOf(predicate: Field, depth = 1): Sentence {
  const { type, value } = predicate as XdrUnion
  const below = (field: Field) => sentenceValue(predicateOf(field, depth + 1))
  if (depth > DEEPEST) return sentence("claimDeep")
  switch (type) {
    case "and":
    case "or": {
      const [first, second] = value as XdrUnion[]
      if (!first || !second) return sentence("claimIncomplete")
      const key = type === "and" ? "claimAnd" : "claimOr"
      return sentence(key, { first: below(first), second: below(second) })
    }
    case "not":
      return value ? sentence("claimNot", { predicate: below(value) }) : sentence("claimIncomplete")
    case "beforeAbsoluteTime":
      return sentence("claimBefore", { time: { type: "time", value: String(value) } })
    case "beforeRelativeTime":
      return sentence("claimWithin", { seconds: numberValue(value) })
    default:
      return sentence("claimAlways")
  }
}

/** Describes a revoked sponsorship: of a ledger entry, or of a signer. */
export function describeRevocation({ type, value }: XdrFields): OperationDescription {
  if (type === "signer") {
    const { accountId, signerKey } = value as XdrFields
    const values = { account: addressValue(accountId), signer: signerValue(signerKey) }
    return operation("opRevokeSigner", values)
  }
  const entry = value as XdrUnion
  const fields = entry.value as XdrFields
  const account = () => addressValue(fields.accountId ?? fields.sellerId)
  switch (entry.type) {
    case "account":
      return operation("opRevokeAccount", { account: account() })
    case "trustline":
      return operation("opRevokeTrustLine", { account: account(), asset: assetValue(fields.asset) })
    case "offer":
      return operation("opRevokeOffer", { offer: codeValue(fields.offerId), account: account() })
    case "data":
      return operation("opRevokeData", { name: textValue(fields.dataName), account: account() })
    case "claimableBalance":
      return operation("opRevokeClaimable", { balance: balanceValue(fields.balanceId) })
    case "liquidityPool":
      return operation("opRevokePool", { pool: codeValue(fields.liquidityPoolId) })
    default:
      return operation("opRevokeOther", { entry: codeValue(entry.type) })
  }
}
