import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressValue } from "./addresses.js"
import { fromStroops, numberValue, priceValue } from "./amount.js"
import { amountValue, assetValue, codeOf, lumens } from "./assets.js"
import { claimantOf } from "./claims.js"
import { trustLineFlags } from "./flags.js"
import { describeOffer } from "./offers.js"
import type { OperationDescription, XdrFields } from "./operation-description.js"
import { describeSetOptions } from "./set-options.js"
import { describeRevocation } from "./sponsorship.js"
import type { Sentence } from "./types.js"
import { balanceValue, codeValue, listValue, sentence, textValue } from "./values.js"

/** The greatest limit of a trust line, which means no limit. */
export const UNLIMITED = 9_223_372_036_854_775_807n

/** Describes an operation without contracts. `type` is its name in the table of XDR types. */
export function describeOperation({ type, value }: XdrUnion): OperationDescription {
  const describe = operations[type]
  if (!describe) throw new Error(`There are no words for the operation ${type}`)
  return describe((value ?? {}) as XdrFields)
}

const union = (value: XdrValue | undefined) => value as XdrUnion
const bigint = (value: XdrValue | undefined) => value as bigint
const bytes = (value: XdrValue | undefined) => value as Uint8Array

/** The assets that a path payment goes through, if any. */
function pathOf({ path }: XdrFields): Sentence[] {
  const assets = (path as XdrValue[]).map((asset) => assetValue(union(asset)))
  return assets.length > 0 ? [sentence("path", { assets: listValue(assets) })] : []
}

const operations: Readonly<Record<string, (op: XdrFields) => OperationDescription>> = {
  createAccount: (op) => ({
    sentence: sentence("opCreateAccount", {
      destination: addressValue(union(op.destination)),
      amount: lumens(bigint(op.startingBalance)),
    }),
  }),
  payment: (op) => ({
    sentence: sentence("opPayment", {
      amount: amountValue(bigint(op.amount), union(op.asset)),
      destination: addressValue(union(op.destination)),
    }),
  }),
  pathPaymentStrictReceive: (op) => ({
    sentence: sentence("opPathPaymentStrictReceive", {
      most: amountValue(bigint(op.sendMax), union(op.sendAsset)),
      destination: addressValue(union(op.destination)),
      amount: amountValue(bigint(op.destAmount), union(op.destAsset)),
    }),
    details: pathOf(op),
  }),
  pathPaymentStrictSend: (op) => ({
    sentence: sentence("opPathPaymentStrictSend", {
      amount: amountValue(bigint(op.sendAmount), union(op.sendAsset)),
      destination: addressValue(union(op.destination)),
      least: amountValue(bigint(op.destMin), union(op.destAsset)),
    }),
    details: pathOf(op),
  }),
  manageSellOffer: (op) => describeOffer("sell", op),
  manageBuyOffer: (op) => describeOffer("buy", op),
  createPassiveSellOffer: (op) => describeOffer("passive", op),
  setOptions: describeSetOptions,
  changeTrust: (op) => {
    const asset = assetValue(union(op.line))
    const limit = bigint(op.limit)
    if (limit === 0n) return { sentence: sentence("opRemoveTrust", { asset }) }
    if (limit === UNLIMITED) return { sentence: sentence("opTrustAll", { asset }) }
    return { sentence: sentence("opTrust", { asset, limit: numberValue(fromStroops(limit)) }) }
  },
  allowTrust: (op) => {
    const key = ["opDisallowTrust", "opAllowTrust", "opAllowOffers"] as const
    const authorize = op.authorize as number
    const values = {
      trustor: addressValue(union(op.trustor)),
      asset: codeValue(codeOf(bytes(union(op.asset).value))),
    }
    const known = key[authorize]
    // The network takes no other number: it is shown as it is, as a flag without a name.
    if (known) return { sentence: sentence(known, values) }
    const flags = sentence("setFlags", { flags: trustLineFlags(authorize) })
    return { sentence: sentence("opSetTrustLineFlags", values), details: [flags] }
  },
  accountMerge: (op) => ({
    sentence: sentence("opMerge", { destination: addressValue(op as unknown as XdrUnion) }),
  }),
  inflation: () => ({ sentence: sentence("opInflation") }),
  manageData: (op) => {
    const name = textValue(op.dataName as string | Uint8Array)
    if (op.dataValue === null) return { sentence: sentence("opRemoveData", { name }) }
    return { sentence: sentence("opWriteData", { name, value: textValue(bytes(op.dataValue)) }) }
  },
  bumpSequence: (op) => ({
    sentence: sentence("opBumpSequence", { sequence: codeValue(String(op.bumpTo)) }),
  }),
  createClaimableBalance: (op) => ({
    sentence: sentence("opCreateClaimable", {
      amount: amountValue(bigint(op.amount), union(op.asset)),
    }),
    details: (op.claimants as XdrValue[]).map((claimant) => claimantOf(union(claimant))),
  }),
  claimClaimableBalance: (op) => ({
    sentence: sentence("opClaim", { balance: balanceValue(op.balanceId!) }),
  }),
  beginSponsoringFutureReserves: (op) => ({
    sentence: sentence("opBeginSponsoring", { account: addressValue(union(op.sponsoredId)) }),
  }),
  endSponsoringFutureReserves: () => ({ sentence: sentence("opEndSponsoring") }),
  revokeSponsorship: (op) => ({ sentence: describeRevocation(op as unknown as XdrUnion) }),
  clawback: (op) => ({
    sentence: sentence("opClawback", {
      amount: amountValue(bigint(op.amount), union(op.asset)),
      account: addressValue(union(op.from)),
    }),
  }),
  clawbackClaimableBalance: (op) => ({
    sentence: sentence("opClawbackClaimable", { balance: balanceValue(op.balanceId!) }),
  }),
  setTrustLineFlags: (op) => {
    const set = op.setFlags as number
    const clear = op.clearFlags as number
    return {
      sentence: sentence("opSetTrustLineFlags", {
        trustor: addressValue(union(op.trustor)),
        asset: assetValue(union(op.asset)),
      }),
      details: [
        ...(set ? [sentence("setFlags", { flags: trustLineFlags(set) })] : []),
        ...(clear ? [sentence("clearFlags", { flags: trustLineFlags(clear) })] : []),
      ],
    }
  },
  liquidityPoolDeposit: (op) => {
    const price = (one: XdrValue | undefined) => priceValue(one as { n: number; d: number })
    return {
      sentence: sentence("opDeposit", {
        amountA: numberValue(fromStroops(bigint(op.maxAmountA))),
        amountB: numberValue(fromStroops(bigint(op.maxAmountB))),
        pool: codeValue(bytes(op.liquidityPoolId)),
      }),
      details: [sentence("poolPrices", { least: price(op.minPrice), most: price(op.maxPrice) })],
    }
  },
  liquidityPoolWithdraw: (op) => ({
    sentence: sentence("opWithdraw", {
      shares: numberValue(fromStroops(bigint(op.amount))),
      pool: codeValue(bytes(op.liquidityPoolId)),
    }),
    details: [
      sentence("poolLeast", {
        amountA: numberValue(fromStroops(bigint(op.minAmountA))),
        amountB: numberValue(fromStroops(bigint(op.minAmountB))),
      }),
    ],
  }),
  extendFootprintTtl: (op) => ({
    sentence: sentence("opExtend", { ledgers: numberValue(op.extendTo as number) }),
  }),
  restoreFootprint: () => ({ sentence: sentence("opRestore") }),
}
