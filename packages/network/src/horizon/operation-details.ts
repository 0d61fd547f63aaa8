import type { xdr } from "@stellar/stellar-sdk/base"
import { toBase64, toText } from "../entries/bytes.js"
import { accountOf, addressOf } from "../entries/identity.js"
import { assetFields, assetText, poolText } from "./asset-fields.js"
import { balanceText, predicate } from "./claim-fields.js"
import { authFlags, trustFlags } from "./flag-fields.js"
import { amount, muxed, price } from "./format.js"
import { changesIn, operationsOf, type PastOperation, senderOf } from "./history.js"
import { hostFunctionDetails } from "./host-function-details.js"
import { poolMoves } from "./pool-fields.js"
import { revokedFields } from "./revoked-fields.js"

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
      return { ...assetFields(asset), ...parties(source, destination), amount: amount(paid) }
    }
    case "pathPaymentStrictReceive": {
      const op = body.pathPaymentStrictReceiveOp
      return {
        ...pathFields(op, source),
        amount: amount(op.destAmount),
        source_max: amount(op.sendMax),
        source_amount: amount(pathAmounts(past).sent),
      }
    }
    case "pathPaymentStrictSend": {
      const op = body.pathPaymentStrictSendOp
      return {
        ...pathFields(op, source),
        amount: amount(pathAmounts(past).received),
        source_amount: amount(op.sendAmount),
        destination_min: amount(op.destMin),
      }
    }
    case "manageSellOffer": {
      const op = body.manageSellOfferOp
      return { offer_id: String(op.offerId), amount: amount(op.amount), ...offerFields(op) }
    }
    case "manageBuyOffer": {
      const op = body.manageBuyOfferOp
      return { offer_id: String(op.offerId), amount: amount(op.buyAmount), ...offerFields(op) }
    }
    case "createPassiveSellOffer": {
      const op = body.createPassiveSellOfferOp
      return { amount: amount(op.amount), ...offerFields(op) }
    }
    case "setOptions":
      return setOptionsFields(body.setOptionsOp)
    case "changeTrust":
      return changeTrustFields(body.changeTrustOp, source)
    case "allowTrust": {
      const { trustor, authorize } = body.allowTrustOp
      const line = lineAsset(past)
      return {
        ...(line && assetFields(line)),
        ...muxed("trustee", source),
        trustor: addressOf(trustor),
        authorize: authorize === 1,
        authorize_to_maintain_liabilities: authorize !== 0,
      }
    }
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
    case "setTrustLineFlags": {
      const { asset, trustor, setFlags, clearFlags } = body.setTrustLineFlagsOp
      return {
        ...assetFields(asset),
        trustor: addressOf(trustor),
        ...trustFlags("set", setFlags),
        ...trustFlags("clear", clearFlags),
      }
    }
    case "liquidityPoolDeposit": {
      const { liquidityPoolId, maxAmountA, maxAmountB, minPrice, maxPrice } =
        body.liquidityPoolDepositOp
      const { reserves, shares } = poolMoves(past, liquidityPoolId)
      const most = [maxAmountA, maxAmountB]
      return {
        liquidity_pool_id: poolText(liquidityPoolId),
        reserves_max: reserves.map(({ asset }, index) => ({ asset, amount: amount(most[index]!) })),
        min_price: price(minPrice),
        min_price_r: { n: minPrice.n, d: minPrice.d },
        max_price: price(maxPrice),
        max_price_r: { n: maxPrice.n, d: maxPrice.d },
        reserves_deposited: reserves,
        shares_received: shares,
      }
    }
    case "liquidityPoolWithdraw": {
      const op = body.liquidityPoolWithdrawOp
      const { reserves } = poolMoves(past, op.liquidityPoolId)
      const least = [op.minAmountA, op.minAmountB]
      return {
        liquidity_pool_id: poolText(op.liquidityPoolId),
        reserves_min: reserves.map(({ asset }, index) => ({
          asset,
          amount: amount(least[index]!),
        })),
        shares: amount(op.amount),
        reserves_received: reserves,
      }
    }
    case "invokeHostFunction":
      return hostFunctionDetails(past, body.invokeHostFunctionOp.hostFunction)
    case "extendFootprintTtl":
      return { extend_to: body.extendFootprintTtlOp.extendTo }
    case "restoreFootprint":
      return {}
  }
  throw new TypeError(`${String(result?.type)} has no details`)
}

function parties(from: xdr.MuxedAccount, to: xdr.MuxedAccount): object {
  return { ...muxed("from", from), ...muxed("to", to) }
}

function pathFields(
  op: xdr.PathPaymentStrictSendOp | xdr.PathPaymentStrictReceiveOp,
  source: xdr.MuxedAccount,
): object {
  return {
    ...assetFields(op.destAsset),
    ...assetFields(op.sendAsset, "source_"),
    ...parties(source, op.destination),
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

function offerFields({
  selling,
  buying,
  price: rate,
}: Pick<xdr.ManageSellOfferOp, "selling" | "buying" | "price">): object {
  return {
    price: price(rate),
    price_r: { n: rate.n, d: rate.d },
    ...assetFields(buying, "buying_"),
    ...assetFields(selling, "selling_"),
  }
}

function setOptionsFields(op: xdr.SetOptionsOp): object {
  return {
    inflation_dest: op.inflationDest ? addressOf(op.inflationDest) : undefined,
    ...authFlags("set", op.setFlags ?? 0),
    ...authFlags("clear", op.clearFlags ?? 0),
    master_key_weight: op.masterWeight ?? undefined,
    low_threshold: op.lowThreshold ?? undefined,
    med_threshold: op.medThreshold ?? undefined,
    high_threshold: op.highThreshold ?? undefined,
    home_domain: op.homeDomain ? toText(op.homeDomain.bytes) : undefined,
    signer_key: op.signer ? addressOf(op.signer.key) : undefined,
    signer_weight: op.signer?.weight,
  }
}

function changeTrustFields({ line, limit }: xdr.ChangeTrustOp, source: xdr.MuxedAccount): object {
  const fields = assetFields(line)
  return {
    ...fields,
    limit: amount(limit),
    trustee: fields.asset_issuer,
    ...muxed("trustor", source),
  }
}

/** The asset of the trust line that an operation changed. */
function lineAsset({ changes }: PastOperation): xdr.TrustLineAsset | undefined {
  for (const { after } of changesIn(changes))
    if (after?.data.type === "trustline") return after.data.trustLine.asset
  return undefined
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
