import {
  type Asset,
  AuthClawbackEnabledFlag,
  AuthImmutableFlag,
  AuthRequiredFlag,
  AuthRevocableFlag,
  type LiquidityPoolAsset,
  LiquidityPoolId,
  type OperationRecord,
} from "@stellar/stellar-sdk/base"
import { formatAmount } from "./amount.js"
import { visible, visibleBytes } from "./visible.js"
import type { Part, Sentence } from "./words.js"

type Kinds = OperationRecord["type"]
type Of<Kind extends Kinds> = Extract<OperationRecord, { type: Kind }>

/** An operation as a sentence. Contract calls are told by `calls.ts`. */
export function sentenceOf(operation: OperationRecord): Sentence {
  const write = sentences[operation.type] as (operation: OperationRecord) => Sentence
  return write(operation)
}

/** What should make one read twice before signing; undefined for an everyday operation. */
export function warningOf(operation: OperationRecord): string | undefined {
  switch (operation.type) {
    case "accountMerge":
      return "The account is closed and everything it holds goes to the destination."
    case "setOptions":
      return operation.signer || operation.masterWeight !== undefined || thresholds(operation)
        ? "This changes who can sign for the account."
        : undefined
    case "clawback":
    case "clawbackClaimableBalance":
      return "This takes assets back from their holder."
    case "changeTrust":
      return operation.limit === "0" ? undefined : "The account will accept this asset."
    default:
      return undefined
  }
}

const sentences: { [Kind in Kinds]: (operation: Of<Kind>) => Sentence } = {
  payment: (op) => ["Send ", amount(op.amount, op.asset), " to ", account(op.destination)],
  createAccount: (op) => [
    "Create the account ",
    account(op.destination),
    " with ",
    { amount: formatAmount(op.startingBalance), asset: "XLM" },
  ],
  pathPaymentStrictSend: (op) => [
    "Send ",
    amount(op.sendAmount, op.sendAsset),
    " so that ",
    account(op.destination),
    " receives at least ",
    amount(op.destMin, op.destAsset),
  ],
  pathPaymentStrictReceive: (op) => [
    "Send at most ",
    amount(op.sendMax, op.sendAsset),
    " so that ",
    account(op.destination),
    " receives ",
    amount(op.destAmount, op.destAsset),
  ],
  manageSellOffer: (op) => offer(op, "Sell ", op.amount, op.selling, op.buying),
  manageBuyOffer: (op) => offer(op, "Buy ", op.buyAmount, op.buying, op.selling),
  createPassiveSellOffer: (op) => offer(op, "Sell passively ", op.amount, op.selling, op.buying),
  setOptions: (op) => ["Change the account: ", changes(op).join(", ") || "nothing"],
  changeTrust: (op) =>
    op.limit === "0"
      ? ["Remove the trust line for ", ...line(op.line)]
      : ["Trust ", ...line(op.line), ` up to ${formatAmount(op.limit)}`],
  allowTrust: (op) => [
    op.authorize ? "Let " : "No longer let ",
    account(op.trustor),
    ` hold ${op.assetCode}`,
  ],
  setTrustLineFlags: (op) => [
    "Set what ",
    account(op.trustor),
    " may do with ",
    ...line(op.asset),
    `: ${Object.entries(op.flags)
      .filter(([, value]) => value !== undefined)
      .map(([flag, value]) => `${flagNames[flag] ?? flag} ${value ? "on" : "off"}`)
      .join(", ")}`,
  ],
  accountMerge: (op) => ["Merge the account into ", account(op.destination)],
  inflation: () => ["Run inflation"],
  manageData: (op) =>
    op.value
      ? ["Write the data entry ", quoted(op.name), " as ", quoted(visibleBytes(op.value))]
      : ["Remove the data entry ", quoted(op.name)],
  bumpSequence: (op) => ["Raise the sequence number to ", { code: op.bumpTo }],
  createClaimableBalance: (op) => [
    "Set ",
    amount(op.amount, op.asset),
    " aside for ",
    ...op.claimants.flatMap(({ destination }, index) => [
      index === 0 ? "" : ", ",
      account(destination),
    ]),
    " to claim",
  ],
  claimClaimableBalance: (op) => ["Claim the balance ", { code: op.balanceId }],
  clawbackClaimableBalance: (op) => ["Claw back the claimable balance ", { code: op.balanceId }],
  clawback: (op) => ["Claw back ", amount(op.amount, op.asset), " from ", account(op.from)],
  beginSponsoringFutureReserves: (op) => ["Begin to sponsor ", account(op.sponsoredId)],
  endSponsoringFutureReserves: () => ["End the sponsorship"],
  revokeAccountSponsorship: (op) => ["Revoke the sponsorship of ", account(op.account)],
  revokeTrustlineSponsorship: (op) => [
    "Revoke the sponsorship of a trust line of ",
    account(op.account),
    " for ",
    ...line(op.asset),
  ],
  revokeOfferSponsorship: (op) => [
    "Revoke the sponsorship of offer ",
    { code: op.offerId },
    " of ",
    account(op.seller),
  ],
  revokeDataSponsorship: (op) => [
    "Revoke the sponsorship of the data entry ",
    quoted(op.name),
    " of ",
    account(op.account),
  ],
  revokeClaimableBalanceSponsorship: (op) => [
    "Revoke the sponsorship of the claimable balance ",
    { code: op.balanceId },
  ],
  revokeLiquidityPoolSponsorship: (op) => [
    "Revoke the sponsorship of the pool ",
    { code: op.liquidityPoolId },
  ],
  revokeSignerSponsorship: (op) => ["Revoke the sponsorship of a signer of ", account(op.account)],
  liquidityPoolDeposit: (op) => [
    "Deposit at most ",
    { code: formatAmount(op.maxAmountA) },
    " and ",
    { code: formatAmount(op.maxAmountB) },
    " into the pool ",
    { code: op.liquidityPoolId },
  ],
  liquidityPoolWithdraw: (op) => [
    "Withdraw ",
    { code: formatAmount(op.amount) },
    " shares from the pool ",
    { code: op.liquidityPoolId },
  ],
  invokeHostFunction: () => ["Run a contract"],
  extendFootprintTtl: (op) => [`Keep contract data alive for ${op.extendTo} ledgers more`],
  restoreFootprint: () => ["Restore archived contract data"],
}

/** Horizon's and the SDK's names of trust line flags, for people. */
const flagNames: Readonly<Record<string, string>> = {
  authorized: "hold and send",
  authorizedToMaintainLiabilities: "keep offers",
  clawbackEnabled: "clawback",
}

const authFlags = [
  [AuthRequiredFlag, "authorization required"],
  [AuthRevocableFlag, "revocable"],
  [AuthImmutableFlag, "immutable"],
  [AuthClawbackEnabledFlag, "clawback"],
] as const

function offer(
  op: { price: string; offerId?: string },
  verb: string,
  value: string,
  of: Asset,
  against: Asset,
): Sentence {
  const price = [` at ${formatAmount(op.price)} `, ...line(against), " each"]
  if (op.offerId && op.offerId !== "0") {
    return Number(value) === 0
      ? ["Withdraw the offer ", { code: op.offerId }]
      : [
          "Change the offer ",
          { code: op.offerId },
          `: ${verb.toLowerCase()}`,
          amount(value, of),
          ...price,
        ]
  }
  return [verb, amount(value, of), ...price]
}

function changes(op: Of<"setOptions">): string[] {
  const said: [string, unknown][] = [
    ["inflation destination", op.inflationDest],
    ["home domain", op.homeDomain === undefined ? undefined : `“${visible(op.homeDomain)}”`],
    ["weight of its own key", op.masterWeight],
    ["low threshold", op.lowThreshold],
    ["medium threshold", op.medThreshold],
    ["high threshold", op.highThreshold],
    ["flags set", flags(op.setFlags)],
    ["flags cleared", flags(op.clearFlags)],
    ["signer", op.signer && signer(op.signer)],
  ]
  return said.filter(([, value]) => value !== undefined).map(([name, value]) => `${name} ${value}`)
}

function signer(of: NonNullable<Of<"setOptions">["signer"]>): string {
  const { weight, ...key } = of
  const [named] = Object.values(key).filter((value) => value !== undefined)
  const shown = typeof named === "string" ? named : named ? visibleBytes(named) : "?"
  return Number(weight) === 0 ? `${shown} removed` : `${shown} with weight ${weight}`
}

function flags(bits: number | undefined): string | undefined {
  if (bits === undefined) return undefined
  const names = authFlags.filter(([bit]) => (bits & bit) !== 0)
  return names.map(([, name]) => name).join(" and ") || "none"
}

function thresholds(op: Of<"setOptions">): boolean {
  return [op.lowThreshold, op.medThreshold, op.highThreshold].some((value) => value !== undefined)
}

function amount(value: string, asset: Asset): Part {
  return { amount: formatAmount(value), asset: asset.isNative() ? "XLM" : asset.toString() }
}

function account(address: string): Part {
  return { address }
}

function line(of: Asset | LiquidityPoolAsset | LiquidityPoolId): Part[] {
  if (of instanceof LiquidityPoolId) return ["the pool ", { code: of.getLiquidityPoolId() }]
  if ("assetA" in of) return [`the pool of ${name(of.assetA)} and ${name(of.assetB)}`]
  const issuer = of.getIssuer()
  return issuer ? [`${of.getCode()} of `, { address: issuer }] : ["XLM"]
}

function name(asset: Asset): string {
  return asset.isNative() ? "XLM" : asset.getCode()
}

function quoted(text: string): string {
  return `“${visible(text)}”`
}
