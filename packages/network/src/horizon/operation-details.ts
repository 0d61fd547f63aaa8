import { toBase64, toText } from "../entries/bytes.js"
import { accountOf, addressOf } from "../entries/identity.js"
import { assetFields, assetText } from "./asset-fields.js"
import { balanceText, predicate } from "./claim-fields.js"
import { amount, muxed } from "./format.js"
import { operationsOf, type PastOperation, senderOf } from "./history.js"
import { hostFunctionDetails } from "./host-function-details.js"
import { buyOfferDetails, passiveOfferDetails, sellOfferDetails } from "./offer-details.js"
import { optionDetails } from "./option-details.js"
import { strictReceiveDetails, strictSendDetails } from "./path-payment-details.js"
import { depositDetails, withdrawDetails } from "./pool-details.js"
import { revokedFields } from "./revoked-fields.js"
import { allowTrustDetails, changeTrustDetails, trustFlagDetails } from "./trust-details.js"

/** What Horizon says about an operation beyond its type and transaction. */
export function operationDetails(past: PastOperation): object {
  const { body, source, result } = past
  const sender = addressOf(senderOf(past))
  switch (body.type) {
    case "createAccount":
      return {
        ...muxed("funder", source),
        account: addressOf(body.createAccountOp.destination),
        starting_balance: amount(body.createAccountOp.startingBalance),
      }
    case "payment": {
      const { asset, destination, amount: paid } = body.paymentOp
      return {
        ...assetFields(asset),
        ...muxed("from", source),
        ...muxed("to", destination),
        amount: amount(paid),
      }
    }
    case "pathPaymentStrictReceive":
      return strictReceiveDetails(past, body.pathPaymentStrictReceiveOp)
    case "pathPaymentStrictSend":
      return strictSendDetails(past, body.pathPaymentStrictSendOp)
    case "manageSellOffer":
      return sellOfferDetails(body.manageSellOfferOp)
    case "manageBuyOffer":
      return buyOfferDetails(body.manageBuyOfferOp)
    case "createPassiveSellOffer":
      return passiveOfferDetails(body.createPassiveSellOfferOp)
    case "setOptions":
      return optionDetails(body.setOptionsOp)
    case "changeTrust":
      return changeTrustDetails(body.changeTrustOp, source)
    case "allowTrust":
      return allowTrustDetails(past, body.allowTrustOp)
    case "accountMerge":
      return { ...muxed("account", source), ...muxed("into", body.destination) }
    case "inflation":
      return {}
    case "manageData": {
      const { dataName, dataValue } = body.manageDataOp
      return {
        name: toText(dataName.bytes),
        value: dataValue ? toBase64(dataValue.toBytes()) : null,
      }
    }
    case "bumpSequence":
      return { bump_to: String(body.bumpSequenceOp.bumpTo) }
    case "createClaimableBalance": {
      const { asset, amount: held, claimants } = body.createClaimableBalanceOp
      return {
        asset: assetText(asset),
        amount: amount(held),
        claimants: claimants.map(({ v0 }) => ({
          destination: addressOf(v0.destination),
          predicate: predicate(v0.predicate),
        })),
      }
    }
    case "claimClaimableBalance":
      return {
        balance_id: balanceText(body.claimClaimableBalanceOp.balanceId),
        ...muxed("claimant", source),
      }
    case "beginSponsoringFutureReserves":
      return { sponsored_id: addressOf(body.beginSponsoringFutureReservesOp.sponsoredId) }
    case "endSponsoringFutureReserves":
      return { begin_sponsor: beganBy(past, sender) }
    case "revokeSponsorship":
      return revokedFields(body.revokeSponsorshipOp)
    case "clawback": {
      const { asset, from, amount: taken } = body.clawbackOp
      return { ...assetFields(asset), ...muxed("from", from), amount: amount(taken) }
    }
    case "clawbackClaimableBalance":
      return { balance_id: balanceText(body.clawbackClaimableBalanceOp.balanceId) }
    case "setTrustLineFlags":
      return trustFlagDetails(body.setTrustLineFlagsOp)
    case "liquidityPoolDeposit":
      return depositDetails(past, body.liquidityPoolDepositOp)
    case "liquidityPoolWithdraw":
      return withdrawDetails(past, body.liquidityPoolWithdrawOp)
    case "invokeHostFunction":
      return hostFunctionDetails(past, body.invokeHostFunctionOp.hostFunction)
    case "extendFootprintTtl":
      return { extend_to: body.extendFootprintTtlOp.extendTo }
    case "restoreFootprint":
      return {}
  }
  throw new TypeError(`${String(result?.type)} has no details`)
}

/** Who began the sponsorship that an operation ends. */
function beganBy({ transaction, index }: PastOperation, sponsored: string): string | undefined {
  const began = operationsOf(transaction).findLast(
    ({ body, index: earlier }) =>
      earlier < index &&
      body.type === "beginSponsoringFutureReserves" &&
      addressOf(body.beginSponsoringFutureReservesOp.sponsoredId) === sponsored,
  )
  return began && addressOf(accountOf(began.source))
}
