import {
  accountOf,
  type DescribedAuthEntry,
  type DescribedOperation,
  type DescribedTransaction,
  describeTransaction,
  type Sentence,
  type SentenceKey,
  type Value,
} from "@alidade/core/describe"
import type { Deed, DeedKind, Deeds, DeedValues } from "./deed.js"

/** Reads what a transaction (base64 envelope) does. Rejects with `bad-request` if it can't be decoded. */
export async function readDeeds(xdr: string, networkPassphrase: string): Promise<Deeds> {
  return deedsOf(await describeTransaction(xdr, networkPassphrase))
}

/** What a described transaction does. */
export function deedsOf(described: DescribedTransaction): Deeds {
  const { feeSource, fee, headline, operations } = described
  const source = accountOf(described.source)
  const deeds =
    headline?.key === "signIn"
      ? [made("signIn", headline.values)]
      : operations.map((operation) => deedOf(operation, source))
  if (feeSource === undefined) return { source, deeds }
  const amount: Value = { type: "amount", value: fee, asset: { code: "XLM" } }
  return { source, deeds, feeBump: { payer: accountOf(feeSource), fee: amount } }
}

/** What a described authorization lets its account do, for the connected account (`G…`). */
export function deedsOfCall({ address, call }: DescribedAuthEntry, connected: string): Deeds {
  const source = address === undefined ? connected : accountOf(address)
  const deed = ofSentence({ sentence: call.sentence, details: [], call }, source)
  return { source: connected, deeds: [source === connected ? deed : { ...deed, by: source }] }
}

function deedOf(operation: DescribedOperation, transactionSource: string): Deed {
  const source = accountOf(operation.source ?? transactionSource)
  const deed = ofSentence(operation, source)
  return source === transactionSource ? deed : { ...deed, by: source }
}

function ofSentence(
  operation: Pick<DescribedOperation, "sentence" | "details" | "call">,
  source: string,
): Deed {
  const { sentence, details, call } = operation
  const { key, values } = sentence
  if (key === "opSetOptions") return ofSettings(details)
  if (key === "transfer" && isAddress(values.from, source)) return made("payment", values)
  const swap = swaps[key]
  if (swap && isAddress(values.destination, source)) return made(swap, values)
  const named = table[key]
  if (named) return made(named[0], rename(values, named[1] ?? {}))
  const { function: name = "", contract = "" } = call ?? {}
  return made("call", {
    function: { type: "code", value: name },
    contract: { type: "address", value: contract },
  })
}

function isAddress(value: Value | undefined, address: string): boolean {
  return value?.type === "address" && accountOf(value.value) === address
}

/** The only change of an account's settings, or that there are several. */
function ofSettings(details: readonly Sentence[]): Deed {
  const kinds = new Set(details.map(({ key }) => settings[key]))
  const [kind] = kinds
  const isOne = kinds.size === 1 && (details.length === 1 || kind === "setThresholds")
  return isOne && kind ? made(kind, details[0]!.values) : made("setOptions", {})
}

/** The values come with the key of their sentence, where the types can't pair them. */
function made(kind: DeedKind, values: Readonly<Record<string, Value>>): Deed {
  return { kind, values } as unknown as Deed
}

function rename(
  values: Readonly<Record<string, Value>>,
  names: Readonly<Record<string, string>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [names[name] ?? name, value]),
  )
}

/** The deeds of path payments to oneself. */
const swaps: Readonly<Partial<Record<SentenceKey, DeedKind>>> = {
  opPathPaymentStrictSend: "swap",
  opPathPaymentStrictReceive: "swapFor",
}

/** The deed of a sentence, and what its values are called there. */
type Rows = Readonly<
  Partial<Record<SentenceKey, [kind: DeedKind, names?: Record<string, DeedValues[DeedKind]>]>>
>

const table: Rows = {
  opCreateAccount: ["createAccount", { destination: "to" }],
  opPayment: ["payment", { destination: "to" }],
  opPathPaymentStrictSend: ["pathSend", { destination: "to" }],
  opPathPaymentStrictReceive: ["pathReceive", { destination: "to" }],
  opSell: ["sell"],
  opSellPassively: ["sellPassively"],
  opBuy: ["buy"],
  opChangeToSell: ["changeToSell"],
  opChangeToBuy: ["changeToBuy"],
  opWithdrawOffer: ["cancelOffer"],
  opSetNoOptions: ["setNoOptions"],
  opTrust: ["trust"],
  opTrustAll: ["trustAll"],
  opRemoveTrust: ["removeTrust"],
  opAllowTrust: ["allowTrust", { trustor: "account" }],
  opAllowOffers: ["allowOffers", { trustor: "account" }],
  opDisallowTrust: ["disallowTrust", { trustor: "account" }],
  opSetTrustLineFlags: ["setTrustLineFlags", { trustor: "account" }],
  opMerge: ["merge", { destination: "to" }],
  opInflation: ["inflation"],
  opWriteData: ["writeData"],
  opRemoveData: ["removeData"],
  opBumpSequence: ["bumpSequence"],
  opCreateClaimable: ["createClaimable"],
  opClaim: ["claim"],
  opBeginSponsoring: ["beginSponsoring"],
  opEndSponsoring: ["endSponsoring"],
  opRevokeAccount: ["revokeAccount"],
  opRevokeSigner: ["revokeSigner"],
  opRevokeTrustLine: ["revokeEntry"],
  opRevokeOffer: ["revokeEntry"],
  opRevokeData: ["revokeEntry"],
  opRevokeClaimable: ["revokeShared"],
  opRevokePool: ["revokeShared"],
  opRevokeOther: ["revokeShared"],
  opClawback: ["clawback"],
  opClawbackClaimable: ["clawbackClaimable"],
  opDeposit: ["deposit"],
  opWithdraw: ["withdraw"],
  opExtend: ["extend"],
  opRestore: ["restore"],
  transfer: ["transfer"],
  callApprove: ["approve"],
  callApproveOwn: ["approve"],
  upload: ["upload"],
  deploy: ["deploy"],
  deployShared: ["deploy"],
  deployPlain: ["deploy"],
  deployAsset: ["deployAsset"],
}

const settings: Readonly<Partial<Record<SentenceKey, DeedKind>>> = {
  setSigner: "setSigner",
  removeSigner: "removeSigner",
  setMasterWeight: "setMasterWeight",
  setLowThreshold: "setThresholds",
  setMediumThreshold: "setThresholds",
  setHighThreshold: "setThresholds",
  setFlags: "setFlags",
  clearFlags: "setFlags",
  setHomeDomain: "setHomeDomain",
  setNoHomeDomain: "removeHomeDomain",
  setInflation: "setInflation",
}
