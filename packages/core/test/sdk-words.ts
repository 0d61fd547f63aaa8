import {
  FeeBumpTransaction,
  LiquidityPoolId,
  type Memo,
  type OperationRecord,
  StrKey,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { authorizationLines, callLines } from "./sdk-calls.js"
import {
  assetWords,
  claimantWords,
  decimal,
  flagWords,
  hex,
  priceWords,
  quoted,
  signerWords,
  stroopsWords,
} from "./sdk-values.js"

/*
 * The expected lines of a transaction, decoded by the Stellar SDK: an independent second description. It shares nothing
 * with the decoder under test, neither its reader nor its sentences.
 */

type Kinds = OperationRecord["type"]
type Of<Kind extends Kinds> = Extract<OperationRecord, { type: Kind }>
type Json = Record<string, never>

/** All lines of a base64 envelope, for a network. */
export function linesOf(xdr: string, passphrase: string): string[] {
  const envelope = TransactionBuilder.fromXDR(xdr, passphrase)
  const bump = envelope instanceof FeeBumpTransaction ? envelope : undefined
  const inner = envelope instanceof FeeBumpTransaction ? envelope.innerTransaction : envelope
  const { minTime = "0", maxTime = "0" } = inner.timeBounds ?? {}
  const json = Object.values(inner.toEnvelope().toJson() as object)[0] as {
    tx: { cond?: { v2?: { min_seq_num: string | null } }; operations: { body: Json | string }[] }
  }
  return [
    `from ${inner.source}`,
    ...(bump ? [`fee by ${bump.feeSource}, inside ${stroopsWords(inner.fee)}`] : []),
    `fee ${stroopsWords(envelope.fee)}`,
    `sequence ${inner.sequence}`,
    `memo ${memoWords(inner.memo)}`,
    `from ${minTime} to ${maxTime}`,
    ...conditionLines(inner, json.tx.cond?.v2?.min_seq_num),
    ...inner.operations.flatMap((operation, index) =>
      operationLines(operation, json.tx.operations[index]!.body, passphrase),
    ),
    `signatures ${envelope.signatures.length}, inside ${bump ? inner.signatures.length : "none"}`,
    `hash ${hex(envelope.hash())}`,
  ]
}

function memoWords({ type, value }: Memo): string {
  if (type === "none") return "none"
  if (type === "id") return `id ${value}`
  if (type === "text") return `text ${quoted(value as string | Uint8Array)}`
  return `${type} ${hex(value as Uint8Array)}`
}

/** The SDK's class treats a minimum sequence number of 0 as none. */
function conditionLines(transaction: Transaction, sequence: string | null | undefined): string[] {
  const { ledgerBounds, minAccountSequenceAge, extraSigners } = transaction
  const { minAccountSequenceLedgerGap: gap } = transaction
  return [
    ledgerBounds?.minLedger ? `Not before ledger ${ledgerBounds.minLedger}` : "",
    ledgerBounds?.maxLedger ? `Not after ledger ${ledgerBounds.maxLedger - 1}` : "",
    sequence ? `The account’s sequence number is at least ${sequence}` : "",
    minAccountSequenceAge ? `The sequence number is at least ${minAccountSequenceAge} s old` : "",
    gap ? `The sequence number is at least ${gap} ledgers old` : "",
    ...(extraSigners ?? []).map((key) => `Also signed by ${signerOfJson(key.toJson() as string)}`),
  ].filter(Boolean)
}

/** SEP-51 writes a signer's key as its strkey. */
function signerOfJson(key: string): string {
  if (key.startsWith("T")) return signerWords({ preAuthTx: StrKey.decodePreAuthTx(key) })
  if (key.startsWith("X")) return signerWords({ sha256Hash: StrKey.decodeSha256Hash(key) })
  return signerWords({ [key.startsWith("P") ? "ed25519SignedPayload" : "ed25519PublicKey"]: key })
}

function operationLines(
  operation: OperationRecord,
  json: Json | string,
  passphrase: string,
): string[] {
  const { source } = operation
  const lines =
    operation.type === "invokeHostFunction"
      ? [
          ...callLines(operation.func, passphrase),
          ...(operation.auth ?? []).flatMap((entry) => authorizationLines(entry, passphrase)),
        ]
      : (sentences[operation.type] as (op: OperationRecord, json: Json) => string[])(
          operation,
          Object.values(json)[0] as unknown as Json,
        )
  return [...lines, ...(source ? [`for ${source}`] : [])]
}

const sentences: {
  [Kind in Exclude<Kinds, "invokeHostFunction">]: (op: Of<Kind>, json: Json) => string[]
} = {
  payment: (op) => [`Send ${decimal(op.amount)} ${assetWords(op.asset)} to ${op.destination}`],
  createAccount: (op) => [
    `Create the account ${op.destination} with ${decimal(op.startingBalance)} XLM`,
  ],
  pathPaymentStrictSend: (op) => [
    `Send ${decimal(op.sendAmount)} ${assetWords(op.sendAsset)} so that ${op.destination} receives at least ${decimal(op.destMin)} ${assetWords(op.destAsset)}`,
    ...pathLines(op.path),
  ],
  pathPaymentStrictReceive: (op) => [
    `Send at most ${decimal(op.sendMax)} ${assetWords(op.sendAsset)} so that ${op.destination} receives ${decimal(op.destAmount)} ${assetWords(op.destAsset)}`,
    ...pathLines(op.path),
  ],
  manageSellOffer: (op, json) => offerLines("Sell", op, op.amount, op.selling, op.buying, json),
  manageBuyOffer: (op, json) => offerLines("Buy", op, op.buyAmount, op.buying, op.selling, json),
  createPassiveSellOffer: (op, json) =>
    offerLines("Passive sell offer:", op, op.amount, op.selling, op.buying, json),
  setOptions: (op) => {
    const lines = optionLines(op)
    const warnings = [
      op.signer ? "danger: This changes who can sign for the account." : "",
      [op.lowThreshold, op.medThreshold, op.highThreshold].some((value) => value !== undefined)
        ? "danger: This changes how many signatures the account needs."
        : "",
      op.masterWeight === undefined
        ? ""
        : Number(op.masterWeight) === 0
          ? "danger: The account’s master key will no longer be able to sign."
          : "danger: This changes the weight of the account’s master key.",
      (op.setFlags ?? 0) & 8
        ? "caution: The account will be able to take its assets back from anyone who holds them."
        : "",
      (op.setFlags ?? 0) & 4 ? "danger: The account’s flags can never be changed again." : "",
    ].filter(Boolean)
    return lines.length > 0
      ? ["Change account settings", ...lines, ...warnings]
      : ["Set account options without changing any"]
  },
  changeTrust: (op) => {
    const asset = assetWords(op.line)
    if (Number(op.limit) === 0) return [`Remove the trust line for ${asset}`]
    if (op.limit === "922337203685.4775807") {
      return [
        `Trust ${asset} with no limit`,
        "caution: The account will accept any amount of this asset.",
      ]
    }
    return [
      `Trust ${asset} up to ${decimal(op.limit)}`,
      "caution: The account will accept this asset.",
    ]
  },
  allowTrust: (op) => {
    const authorize = Number(op.authorize)
    const [before, after] = [
      ["Stop allowing", `to hold ${op.assetCode}`],
      ["Allow", `to hold ${op.assetCode}`],
      ["Allow", `to keep its offers in ${op.assetCode}, and nothing else`],
    ][authorize] ?? ["Change what", `may do with ${op.assetCode}`]
    const unknown = authorize > 2 ? [`Set flags: ${flagWords(authorize, lineFlags)}`] : []
    return [`${before} ${op.trustor} ${after}`, ...unknown]
  },
  setTrustLineFlags: (op, json) => {
    const { set_flags: set, clear_flags: clear } = json as unknown as Record<string, number>
    return [
      `Change what ${op.trustor} may do with ${assetWords(op.asset)}`,
      ...(set ? [`Set flags: ${flagWords(set, lineFlags)}`] : []),
      ...(clear ? [`Clear flags: ${flagWords(clear, lineFlags)}`] : []),
    ]
  },
  accountMerge: (op) => [
    `Merge the account into ${op.destination}`,
    "danger: The account closes and everything it holds goes to the destination.",
  ],
  inflation: () => ["Run inflation"],
  manageData: (op) => [
    op.value
      ? `Set data entry ${quoted(op.name)} to ${quoted(op.value)}`
      : `Remove data entry ${quoted(op.name)}`,
  ],
  bumpSequence: (op) => [
    `Raise the sequence number to ${op.bumpTo}`,
    ...(2n ** 63n - BigInt(op.bumpTo) <= 1_000_000n
      ? ["danger: After this, the account can make few or no further transactions."]
      : []),
  ],
  createClaimableBalance: (op) => [
    `Set aside ${decimal(op.amount)} ${assetWords(op.asset)} as a claimable balance`,
    ...op.claimants.map(claimantWords),
  ],
  claimClaimableBalance: (op) => [`Claim balance ${op.balanceId}`],
  clawbackClaimableBalance: (op) => [
    `Claw back claimable balance ${op.balanceId}`,
    "danger: This takes assets away from their holder.",
  ],
  clawback: (op) => [
    `Claw back ${decimal(op.amount)} ${assetWords(op.asset)} from ${op.from}`,
    "danger: This takes assets away from their holder.",
  ],
  beginSponsoringFutureReserves: (op) => [`Start sponsoring ${op.sponsoredId}`],
  endSponsoringFutureReserves: () => ["Stop sponsoring"],
  revokeAccountSponsorship: (op) => [`Stop sponsoring account ${op.account}`],
  revokeTrustlineSponsorship: (op) => [
    `Stop sponsoring ${op.account}’s trust line for ${
      op.asset instanceof LiquidityPoolId
        ? `pool ${op.asset.getLiquidityPoolId()}`
        : assetWords(op.asset)
    }`,
  ],
  revokeOfferSponsorship: (op) => [`Stop sponsoring ${op.seller}’s offer ${op.offerId}`],
  revokeDataSponsorship: (op) => [`Stop sponsoring ${op.account}’s data entry ${quoted(op.name)}`],
  revokeClaimableBalanceSponsorship: (op) => [`Stop sponsoring claimable balance ${op.balanceId}`],
  revokeLiquidityPoolSponsorship: (op) => [`Stop sponsoring pool ${op.liquidityPoolId}`],
  revokeSignerSponsorship: (op) => [
    `Stop sponsoring ${op.account}’s signer ${signerWords(op.signer)}`,
  ],
  liquidityPoolDeposit: (op) => [
    `Deposit up to ${decimal(op.maxAmountA)} and ${decimal(op.maxAmountB)} into pool ${op.liquidityPoolId}`,
    `At a price between ${priceWords(op.minPrice)} and ${priceWords(op.maxPrice)}`,
  ],
  liquidityPoolWithdraw: (op) => [
    `Withdraw ${decimal(op.amount)} shares from pool ${op.liquidityPoolId}`,
    `Receive at least ${decimal(op.minAmountA)} and ${decimal(op.minAmountB)}`,
  ],
  extendFootprintTtl: (op) => [`Keep contract data live for at least ${op.extendTo} more ledgers`],
  restoreFootprint: () => ["Restore archived contract data"],
}

type Asset = Parameters<typeof assetWords>[0]

function pathLines(path: readonly Asset[]): string[] {
  return path.length > 0 ? [`Via ${path.map(assetWords).join(", ")}`] : []
}

function offerLines(
  verb: string,
  op: { price: string; offerId?: string },
  amount: string,
  of: Asset,
  against: Asset,
  json: Json,
): string[] {
  const { offerId = "0" } = op
  if (offerId !== "0" && Number(amount) === 0) return [`Cancel offer ${offerId}`]
  const price = priceWords(op.price)
  const { n, d } = json.price as unknown as Record<string, number>
  const offer = `${decimal(amount)} ${assetWords(of)} at ${price} ${assetWords(against)} each`
  return [
    offerId === "0"
      ? `${verb} ${offer}`
      : `Change offer ${offerId}: ${verb.toLowerCase()} ${offer}`,
    ...(price.startsWith("≈") ? [`Price as a fraction: ${n} / ${d}`] : []),
  ]
}

function optionLines(op: Of<"setOptions">): string[] {
  const { signer } = op
  const weight = Number(signer?.weight)
  const lines: [unknown, string][] = [
    [op.inflationDest, `Inflation destination ${op.inflationDest}`],
    [
      op.homeDomain,
      op.homeDomain === ""
        ? "Remove the home domain"
        : `Home domain ${quoted(op.homeDomain ?? "")}`,
    ],
    [op.masterWeight, `Master key weight ${op.masterWeight}`],
    [op.lowThreshold, `Low threshold ${op.lowThreshold}`],
    [op.medThreshold, `Medium threshold ${op.medThreshold}`],
    [op.highThreshold, `High threshold ${op.highThreshold}`],
    [op.setFlags, `Set flags: ${flagWords(op.setFlags ?? 0, accountFlags)}`],
    [op.clearFlags, `Clear flags: ${flagWords(op.clearFlags ?? 0, accountFlags)}`],
    [
      signer,
      signer
        ? weight === 0
          ? `Remove signer ${signerWords(signer)}`
          : `Signer ${signerWords(signer)} with weight ${weight}`
        : "",
    ],
  ]
  return lines.filter(([value]) => value !== undefined).map(([, line]) => line)
}

const accountFlags = [
  "authorization required",
  "authorization revocable",
  "immutable",
  "clawback enabled",
]
const lineFlags = ["hold and send", "keep offers", "clawback"]
