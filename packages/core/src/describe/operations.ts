import type { XdrFields, XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressValue } from "./addresses.js"
import { amountValue, assetValue, codeOf, lumens } from "./assets.js"
import { claimantOf, describeOffer, describeRevocation } from "./ledger-entries.js"
import { describeSetOptions, trustLineChange } from "./settings.js"
import type { OperationDescription, Sentence } from "./types.js"
import {
  balanceValue,
  codeValue,
  listValue,
  numberValue,
  operation,
  priceValue,
  sentence,
  textValue,
  unitsValue,
} from "./values.js"

/** The maximum limit of a trust line, which means no limit. */
export const UNLIMITED = 9_223_372_036_854_775_807n

/** Describes a classic operation. `type` is its name in the table of XDR types. */
export function describeOperation({ type, value }: XdrUnion): OperationDescription {
  const describe = operations[type]
  if (!describe) throw new Error(`Unknown operation ${type}`)
  return describe((value ?? {}) as XdrFields)
}

/** The assets on a path payment's path, if any. */
function pathOf({ path }: XdrFields): Sentence[] {
  const assets = (path as XdrValue[]).map(assetValue)
  return assets.length > 0 ? [sentence("path", { assets: listValue(assets) })] : []
}

const operations: Readonly<Record<string, (op: XdrFields) => OperationDescription>> = {
  createAccount: ({ destination, startingBalance }) =>
    operation("opCreateAccount", {
      destination: addressValue(destination),
      amount: lumens(startingBalance),
    }),
  payment: ({ amount, asset, destination }) =>
    operation("opPayment", {
      amount: amountValue(amount, asset),
      destination: addressValue(destination),
    }),
  pathPaymentStrictReceive: (op) => {
    const values = {
      most: amountValue(op.sendMax, op.sendAsset),
      destination: addressValue(op.destination),
      amount: amountValue(op.destAmount, op.destAsset),
    }
    return operation("opPathPaymentStrictReceive", values, pathOf(op))
  },
  pathPaymentStrictSend: (op) => {
    const values = {
      amount: amountValue(op.sendAmount, op.sendAsset),
      destination: addressValue(op.destination),
      least: amountValue(op.destMin, op.destAsset),
    }
    return operation("opPathPaymentStrictSend", values, pathOf(op))
  },
  manageSellOffer: (op) => describeOffer("sell", op),
  manageBuyOffer: (op) => describeOffer("buy", op),
  createPassiveSellOffer: (op) => describeOffer("passive", op),
  setOptions: describeSetOptions,
  changeTrust: ({ line, limit }) => {
    const asset = assetValue(line)
    if (limit === 0n) return operation("opRemoveTrust", { asset })
    if (limit === UNLIMITED) return operation("opTrustAll", { asset })
    return operation("opTrust", { asset, limit: unitsValue(limit) })
  },
  allowTrust: ({ trustor, asset, authorize }) => {
    const key = (["opDisallowTrust", "opAllowTrust", "opAllowOffers"] as const)[authorize as number]
    const code = codeOf((asset as XdrUnion).value as Uint8Array)
    const values = { trustor: addressValue(trustor), asset: codeValue(code) }
    // The network accepts no other number: show it as a flag without a name.
    const unknown = key ? [] : trustLineChange("setFlags", authorize)
    return operation(key ?? "opSetTrustLineFlags", values, unknown)
  },
  accountMerge: (destination) =>
    operation("opMerge", { destination: addressValue(destination as unknown as XdrUnion) }),
  inflation: () => operation("opInflation"),
  manageData: ({ dataName, dataValue }) => {
    const name = textValue(dataName)
    if (dataValue === null) return operation("opRemoveData", { name })
    return operation("opWriteData", { name, value: textValue(dataValue) })
  },
  bumpSequence: ({ bumpTo }) => operation("opBumpSequence", { sequence: codeValue(bumpTo) }),
  createClaimableBalance: ({ amount, asset, claimants }) =>
    operation(
      "opCreateClaimable",
      { amount: amountValue(amount, asset) },
      (claimants as XdrValue[]).map(claimantOf),
    ),
  claimClaimableBalance: ({ balanceId }) =>
    operation("opClaim", { balance: balanceValue(balanceId) }),
  beginSponsoringFutureReserves: ({ sponsoredId }) =>
    operation("opBeginSponsoring", { account: addressValue(sponsoredId) }),
  endSponsoringFutureReserves: () => operation("opEndSponsoring"),
  revokeSponsorship: describeRevocation,
  clawback: ({ amount, asset, from }) =>
    operation("opClawback", { amount: amountValue(amount, asset), account: addressValue(from) }),
  clawbackClaimableBalance: ({ balanceId }) =>
    operation("opClawbackClaimable", { balance: balanceValue(balanceId) }),
  setTrustLineFlags: ({ trustor, asset, setFlags, clearFlags }) => {
    const values = { trustor: addressValue(trustor), asset: assetValue(asset) }
    const cleared = trustLineChange("clearFlags", clearFlags)
    return operation("opSetTrustLineFlags", values, [
      ...trustLineChange("setFlags", setFlags),
      ...cleared,
    ])
  },
  liquidityPoolDeposit: ({ maxAmountA, maxAmountB, liquidityPoolId, minPrice, maxPrice }) => {
    const values = {
      amountA: unitsValue(maxAmountA),
      amountB: unitsValue(maxAmountB),
      pool: codeValue(liquidityPoolId),
    }
    const prices = { least: priceValue(minPrice), most: priceValue(maxPrice) }
    return operation("opDeposit", values, [sentence("poolPrices", prices)])
  },
  liquidityPoolWithdraw: ({ amount, liquidityPoolId, minAmountA, minAmountB }) => {
    const values = { shares: unitsValue(amount), pool: codeValue(liquidityPoolId) }
    const least = { amountA: unitsValue(minAmountA), amountB: unitsValue(minAmountB) }
    return operation("opWithdraw", values, [sentence("poolLeast", least)])
  },
  extendFootprintTtl: ({ extendTo }) => operation("opExtend", { ledgers: numberValue(extendTo) }),
  restoreFootprint: () => operation("opRestore"),
}
