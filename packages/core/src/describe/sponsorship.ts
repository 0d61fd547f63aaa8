import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressValue, signerValue } from "./addresses.js"
import { assetValue } from "./assets.js"
import type { Sentence } from "./types.js"
import { balanceValue, codeValue, sentence, textValue } from "./values.js"

/** Describes a revoked sponsorship: of a ledger entry, or of a signer. */
export function describeRevocation({ type, value }: XdrUnion): Sentence {
  if (type === "signer") {
    const { accountId, signerKey } = value as Record<string, XdrValue>
    return sentence("opRevokeSigner", {
      account: addressValue(accountId as XdrUnion),
      signer: signerValue(signerKey as XdrUnion),
    })
  }
  const entry = value as XdrUnion
  const fields = entry.value as Record<string, XdrValue>
  const account = () => addressValue((fields.accountId ?? fields.sellerId) as XdrUnion)
  switch (entry.type) {
    case "account":
      return sentence("opRevokeAccount", { account: account() })
    case "trustline":
      return sentence("opRevokeTrustLine", {
        account: account(),
        asset: assetValue(fields.asset as XdrUnion),
      })
    case "offer":
      return sentence("opRevokeOffer", {
        offer: codeValue(String(fields.offerId)),
        account: account(),
      })
    case "data":
      return sentence("opRevokeData", {
        name: textValue(fields.dataName as string | Uint8Array),
        account: account(),
      })
    case "claimableBalance":
      return sentence("opRevokeClaimable", { balance: balanceValue(fields.balanceId!) })
    case "liquidityPool":
      return sentence("opRevokePool", { pool: codeValue(fields.liquidityPoolId as Uint8Array) })
    default:
      return sentence("opRevokeOther", { entry: codeValue(entry.type) })
  }
}
