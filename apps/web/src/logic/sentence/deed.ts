import type { Value } from "@alidade/core/describe"

/** What an operation, or a transaction as a whole, can do, with the names of its values. */
export interface DeedValues {
  // Payments.
  payment: "amount" | "to"
  transfer: "amount" | "from" | "to"
  createAccount: "amount" | "to"
  pathSend: "amount" | "to" | "least"
  pathReceive: "most" | "to" | "amount"
  /** A path payment to oneself. */
  swap: "amount" | "least"
  swapFor: "most" | "amount"
  // Offers and pools.
  sell: "amount" | "price" | "asset"
  sellPassively: "amount" | "price" | "asset"
  buy: "amount" | "price" | "asset"
  changeToSell: "offer" | "amount" | "price" | "asset"
  changeToBuy: "offer" | "amount" | "price" | "asset"
  cancelOffer: "offer"
  deposit: "amountA" | "amountB" | "pool"
  withdraw: "shares" | "pool"
  // Trust lines.
  trust: "asset" | "limit"
  trustAll: "asset"
  removeTrust: "asset"
  allowTrust: "account" | "asset"
  allowOffers: "account" | "asset"
  disallowTrust: "account" | "asset"
  setTrustLineFlags: "account" | "asset"
  clawback: "amount" | "account"
  // The account. An envelope doesn't say whether a signer is new or gets another weight.
  setSigner: "signer" | "weight"
  removeSigner: "signer"
  setMasterWeight: "weight"
  setThresholds: never
  setFlags: never
  setHomeDomain: "domain"
  removeHomeDomain: never
  setInflation: "account"
  setOptions: never
  setNoOptions: never
  merge: "to"
  writeData: "name" | "value"
  removeData: "name"
  bumpSequence: "sequence"
  inflation: never
  // Claimable balances and sponsorships.
  createClaimable: "amount"
  claim: "balance"
  clawbackClaimable: "balance"
  beginSponsoring: "account"
  endSponsoring: never
  revokeAccount: "account"
  revokeSigner: "account" | "signer"
  revokeEntry: "account"
  revokeShared: never
  // Contracts.
  call: "function" | "contract"
  approve: "spender" | "amount"
  upload: never
  deploy: never
  deployAsset: "asset"
  extend: "ledgers"
  restore: never
  // The transaction as a whole.
  signIn: "domain"
  payFee: "fee"
}

export type DeedKind = keyof DeedValues

/** What an operation does, without words: its kind and its values. */
export type Deed = {
  [Kind in DeedKind]: {
    kind: Kind
    values: Readonly<Record<DeedValues[Kind], Value>>
    /** Who does it (`G…`), if it isn't the source of the transaction. */
    by?: string
  }
}[DeedKind]

/** What a transaction does. */
export interface Deeds {
  /** Its source, `G…`. */
  source: string
  /** One for each operation, or the only one of a sign-in. */
  deeds: readonly Deed[]
  /** Of a fee bump: who pays, and at most how much. */
  feeBump?: { payer: string; fee: Value }
}
