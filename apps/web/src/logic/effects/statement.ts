import {
  type AssetName,
  type Call,
  resemblesNative,
  type Sentence,
  type Value,
} from "@alidade/core/describe"
import { visibleText } from "@alidade/core/encoding"
import { fromStroops } from "../stellar/amount.js"

/** Longer texts are cut: no home domain or data entry is as long. In characters. */
const LONGEST_TEXT = 256

/** What can be stated, with the names of its values. */
export interface StatementValues {
  // What moves a balance.
  fee: "amount"
  goesTo: "amount" | "account"
  goesToNew: "amount" | "account"
  comesFrom: "amount" | "account"
  isBurned: "amount"
  isMinted: "amount"
  atLeast: "amount"
  // A setting or an entry, and its value.
  asIssuer: never
  claimable: never
  dataEntry: "name"
  flags: never
  homeDomain: never
  inflation: never
  limit: "asset"
  lineFlags: "asset"
  newOffers: never
  offer: "offer"
  others: never
  poolShares: "pool"
  removedSigners: never
  sequenceNumber: never
  sponsorships: never
  none: never
  noLimit: never
  removed: never
  offerHolds: "amount"
  offerReleases: never
  sequenceStays: "sequence"
  // A token's balance afterwards, or how it changes.
  units: "amount"
  unitsLess: "amount"
  tokenUnits: "amount" | "contract"
  // Why the network can't apply a request.
  sequenceZero: never
  sequenceUsed: never
  noSource: never
  timeOver: "time"
  ledgerOver: "ledger"
  neverValid: never
  noOperations: never
  callBesideOthers: never
  callWithMemo: never
  callFromMuxed: never
  callWithoutData: never
  dataWithoutCall: never
  lowFee: "amount"
  // Why it is expected to reject it.
  notActive: never
  overItsLimit: "asset" | "limit"
  noTrustLineFor: "asset"
  notAuthorizedFor: "asset"
  stillHeldOf: "asset"
  tooFewShares: never
  tooLittle: "available" | "needed"
  underReserve: "amount"
  noSuchData: never
  alreadyExists: never
  aboveNewLimit: never
  notMergeable: never
  archived: never
  unauthorized: never
  feeTooLow: "amount"
  // What can cost the account.
  newSigner: "signer" | "weight"
  heavierSigner: "signer" | "weight"
  noLongerAlone: never
  noLongerPaysAlone: never
  noLongerRulesAlone: never
  noLongerAllAlone: never
  rulesAlone: "signer"
  paysAlone: "signer"
  nobodySigns: never
  noPayments: never
  noNewSigners: never
  accountCloses: "amount" | "destination"
  accountClosesAtLeast: "amount" | "destination"
  // Warnings.
  mayFail: "reason"
  letsSpend: "spender" | "amount"
  allowsItem: "spender" | "item" | "contract"
  allowsItems: "spender" | "contract"
  eventsUnread: "count"
  notAsStated: "sentence"
  alsoTakes: "amount"
  alsoTakesFor: "amount" | "to"
}

export type StatementName = keyof StatementValues

/** A statement without values. */
export type NameAlone = {
  [Name in StatementName]: [StatementValues[Name]] extends [never] ? Name : never
}[StatementName]

/** The values of a statement, if it has any. */
export type ValuesOf<Name extends StatementName> = [StatementValues[Name]] extends [never]
  ? []
  : [values: Readonly<Record<StatementValues[Name], Shown | number>>]

/**
 * Something that a screen says: a statement with its values (a number is the `count` of a plural), or an operation or
 * a contract call, with the account that makes it if it isn't the one in view.
 */
export type Statement =
  | { statement: StatementName; values: Readonly<Record<string, Shown | number>> }
  | { operation: Sentence; details: readonly Sentence[]; by?: string }
  | { call: Call; by?: string }

/** What a value of a statement, or a fact, contains. */
export type Shown = Value | Statement

/** A statement with its values. */
export function statement<Name extends StatementName>(
  name: Name,
  ...values: ValuesOf<Name>
): Statement {
  return { statement: name, values: values[0] ?? {} }
}

export function address(value: string): Value {
  return { type: "address", value }
}

/** An amount of an asset, in units of 10⁻⁷. */
export function amount(stroops: bigint, asset: AssetName): Value {
  return { type: "amount", value: fromStroops(stroops), asset }
}

/** An amount where the asset is named beside it: without its issuer, unless it could be taken for XLM. */
export function plainAmount(stroops: bigint, { code, issuer }: AssetName): Value {
  const isClear = issuer === undefined || !resemblesNative(code)
  return amount(stroops, isClear ? { code } : { code, issuer })
}

/** A number: a whole one, or a decimal one as programs write it. */
export function number(value: number | bigint | string): Value {
  return { type: "number", value: String(value) }
}

/** An id, or a number to compare digit by digit. */
export function code(value: string | number | bigint): Value {
  return { type: "code", value: String(value) }
}

/** A text from outside, made visible and cut. */
export function foreign(text: string): Value {
  return { type: "text", value: visibleText(text, { max: LONGEST_TEXT }) }
}

/** Adds a statement unless the list has the same one. */
export function addOnce(list: Statement[], added: Statement): void {
  const same = JSON.stringify(added)
  if (!list.some((item) => JSON.stringify(item) === same)) list.push(added)
}
