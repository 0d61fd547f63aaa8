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
 * What a transaction says, line by line, as it is decoded by the Stellar SDK: a second telling of the same, of which
 * nothing comes from the decoder that it is compared with, neither its reader nor its table of sentences.
 */

type Kinds = OperationRecord["type"]
type Of<Kind extends Kinds> = Extract<OperationRecord, { type: Kind }>
type Json = Record<string, never>

/** Every line of a base64 envelope, for a network. */
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

/** A lowest sequence number of 0 is none for the SDK's own class. */
function conditionLines(transaction: Transaction, sequence: string | null | undefined): string[] {
  const { ledgerBounds, minAccountSequenceAge, extraSigners } = transaction
  const { minAccountSequenceLedgerGap: gap } = transaction
  return [
    ledgerBounds?.minLedger ? `Not before ledger ${ledgerBounds.minLedger}` : "",
    ledgerBounds?.maxLedger ? `Not after ledger ${ledgerBounds.maxLedger - 1}` : "",
    sequence ? `The account’s sequence number may be anything from ${sequence}` : "",
    minAccountSequenceAge ? `The sequence number is ${minAccountSequenceAge} s old` : "",
    gap ? `The sequence number is ${gap} ledgers old` : "",
    ...(extraSigners ?? []).map((key) => `Signed by ${signerOfJson(key.toJson() as string)} too`),
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
  const told =
    operation.type === "invokeHostFunction"
      ? [
          ...callLines(operation.func, passphrase),
          ...(operation.auth ?? []).flatMap((entry) => authorizationLines(entry, passphrase)),
        ]
      : (sentences[operation.type] as (op: OperationRecord, json: Json) => string[])(
          operation,
          Object.values(json)[0] as unknown as Json,
        )
  return [...told, ...(source ? [`for ${source}`] : [])]
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
    offerLines("Sell passively", op, op.amount, op.selling, op.buying, json),
  setOptions: (op) => {
    const lines = optionLines(op)
    const warnings = [
      op.signer ? "danger: This changes who can sign for the account." : "",
      [op.lowThreshold, op.medThreshold, op.highThreshold].some((one) => one !== undefined)
        ? "danger: This changes how many signatures the account takes."
        : "",
      op.masterWeight === undefined
        ? ""
        : Number(op.masterWeight) === 0
          ? "danger: The account’s own key will no longer sign for it."
          : "danger: This changes what the account’s own key counts for.",
      (op.setFlags ?? 0) & 8
        ? "caution: The account will be able to take its assets back from whoever holds them."
        : "",
      (op.setFlags ?? 0) & 4 ? "danger: The account’s flags can never be changed again." : "",
    ].filter(Boolean)
    return lines.length > 0
      ? ["Change the account", ...lines, ...warnings]
      : ["Change nothing of the account"]
  },
  changeTrust: (op) => {
    const asset = assetWords(op.line)
    if (Number(op.limit) === 0) return [`Remove the trust line for ${asset}`]
    if (op.limit === "922337203685.4775807") {
      return [
        `Trust ${asset} without a limit`,
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
      ["No longer let", `hold ${op.assetCode}`],
      ["Let", `hold ${op.assetCode}`],
      ["Let", `keep its offers in ${op.assetCode}, and no more`],
    ][authorize] ?? ["Set what", `may do with ${op.assetCode}`]
    const unknown = authorize > 2 ? [`Flags set: ${flagWords(authorize, lineFlags)}`] : []
    return [`${before} ${op.trustor} ${after}`, ...unknown]
  },
  setTrustLineFlags: (op, json) => {
    const { set_flags: set, clear_flags: clear } = json as unknown as Record<string, number>
    return [
      `Set what ${op.trustor} may do with ${assetWords(op.asset)}`,
      ...(set ? [`Flags set: ${flagWords(set, lineFlags)}`] : []),
      ...(clear ? [`Flags cleared: ${flagWords(clear, lineFlags)}`] : []),
    ]
  },
  accountMerge: (op) => [
    `Merge the account into ${op.destination}`,
    "danger: The account is closed and everything it holds goes to the destination.",
  ],
  inflation: () => ["Run inflation"],
  manageData: (op) => [
    op.value
      ? `Write the data entry ${quoted(op.name)} as ${quoted(op.value)}`
      : `Remove the data entry ${quoted(op.name)}`,
  ],
  bumpSequence: (op) => [
    `Raise the sequence number to ${op.bumpTo}`,
    ...(2n ** 63n - BigInt(op.bumpTo) <= 1_000_000n
      ? ["danger: This leaves the account few further transactions, or none."]
      : []),
  ],
  createClaimableBalance: (op) => [
    `Set ${decimal(op.amount)} ${assetWords(op.asset)} aside to be claimed`,
    ...op.claimants.map(claimantWords),
  ],
  claimClaimableBalance: (op) => [`Claim the balance ${op.balanceId}`],
  clawbackClaimableBalance: (op) => [
    `Claw back the claimable balance ${op.balanceId}`,
    "danger: This takes assets back from their holder.",
  ],
  clawback: (op) => [
    `Claw back ${decimal(op.amount)} ${assetWords(op.asset)} from ${op.from}`,
    "danger: This takes assets back from their holder.",
  ],
  beginSponsoringFutureReserves: (op) => [`Begin to sponsor ${op.sponsoredId}`],
  endSponsoringFutureReserves: () => ["End the sponsorship"],
  revokeAccountSponsorship: (op) => [`Revoke the sponsorship of ${op.account}`],
  revokeTrustlineSponsorship: (op) => [
    `Revoke the sponsorship of a trust line of ${op.account} for ${
      op.asset instanceof LiquidityPoolId
        ? `the pool ${op.asset.getLiquidityPoolId()}`
        : assetWords(op.asset)
    }`,
  ],
  revokeOfferSponsorship: (op) => [`Revoke the sponsorship of offer ${op.offerId} of ${op.seller}`],
  revokeDataSponsorship: (op) => [
    `Revoke the sponsorship of the data entry ${quoted(op.name)} of ${op.account}`,
  ],
  revokeClaimableBalanceSponsorship: (op) => [
    `Revoke the sponsorship of the claimable balance ${op.balanceId}`,
  ],
  revokeLiquidityPoolSponsorship: (op) => [
    `Revoke the sponsorship of the pool ${op.liquidityPoolId}`,
  ],
  revokeSignerSponsorship: (op) => [
    `Revoke the sponsorship of a signer of ${op.account}: ${signerWords(op.signer)}`,
  ],
  liquidityPoolDeposit: (op) => [
    `Deposit at most ${decimal(op.maxAmountA)} and ${decimal(op.maxAmountB)} into the pool ${op.liquidityPoolId}`,
    `At a price from ${priceWords(op.minPrice)} to ${priceWords(op.maxPrice)}`,
  ],
  liquidityPoolWithdraw: (op) => [
    `Withdraw ${decimal(op.amount)} shares from the pool ${op.liquidityPoolId}`,
    `Receiving at least ${decimal(op.minAmountA)} and ${decimal(op.minAmountB)}`,
  ],
  extendFootprintTtl: (op) => [`Keep contract data alive for ${op.extendTo} ledgers more`],
  restoreFootprint: () => ["Restore archived contract data"],
}

type Asset = Parameters<typeof assetWords>[0]

function pathLines(path: readonly Asset[]): string[] {
  return path.length > 0 ? [`By way of ${path.map(assetWords).join(", ")}`] : []
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
  if (offerId !== "0" && Number(amount) === 0) return [`Withdraw the offer ${offerId}`]
  const price = priceWords(op.price)
  const { n, d } = json.price as unknown as Record<string, number>
  const told = `${decimal(amount)} ${assetWords(of)} at ${price} ${assetWords(against)} each`
  return [
    offerId === "0"
      ? `${verb} ${told}`
      : `Change the offer ${offerId}: ${verb.toLowerCase()} ${told}`,
    ...(price.startsWith("≈") ? [`The price as a fraction: ${n} / ${d}`] : []),
  ]
}

function optionLines(op: Of<"setOptions">): string[] {
  const { signer } = op
  const weight = Number(signer?.weight)
  const said: [unknown, string][] = [
    [op.inflationDest, `Inflation destination ${op.inflationDest}`],
    [
      op.homeDomain,
      op.homeDomain === "" ? "Home domain removed" : `Home domain ${quoted(op.homeDomain ?? "")}`,
    ],
    [op.masterWeight, `Weight of its own key ${op.masterWeight}`],
    [op.lowThreshold, `Low threshold ${op.lowThreshold}`],
    [op.medThreshold, `Medium threshold ${op.medThreshold}`],
    [op.highThreshold, `High threshold ${op.highThreshold}`],
    [op.setFlags, `Flags set: ${flagWords(op.setFlags ?? 0, accountFlags)}`],
    [op.clearFlags, `Flags cleared: ${flagWords(op.clearFlags ?? 0, accountFlags)}`],
    [
      signer,
      signer
        ? `Signer ${signerWords(signer)} ${weight === 0 ? "removed" : `with weight ${weight}`}`
        : "",
    ],
  ]
  return said.filter(([value]) => value !== undefined).map(([, line]) => line)
}

const accountFlags = [
  "authorization required",
  "authorization revocable",
  "immutable",
  "clawback enabled",
]
const lineFlags = ["hold and send", "keep offers", "clawback"]
