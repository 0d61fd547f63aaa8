import type { xdr } from "@stellar/stellar-sdk/base"
import type { Moment, Thresholds } from "../entries/account.js"
import type { Draft } from "../entries/entries.js"

/** What a contract call returned and emitted in a transaction. */
export interface Transcript {
  returnValue: xdr.ScVal | null
  events: readonly xdr.ContractEvent[]
  /** Why a call failed. */
  diagnosticEvents: readonly xdr.DiagnosticEvent[]
}

/** The context of an operation. */
export interface Act {
  /** The source account, which exists. */
  readonly source: xdr.AccountEntry
  readonly draft: Draft
  readonly moment: Moment
  /** Receives what contracts return and emit. */
  readonly transcript: Transcript
  /** The ledger entries that contracts may access. */
  readonly footprint: xdr.LedgerFootprint
  readonly passphrase: string
}

/** How the sandbox performs one type of operation. */
export interface OperationKind<Body extends xdr.OperationBody> {
  /** The threshold that the source's signatures must reach. */
  threshold(body: Body): Exclude<keyof Thresholds, "master">
  /** What is wrong with the operation itself, independent of the ledger. */
  flaw(body: Body, source: xdr.AccountId): xdr.OperationResult | undefined
  apply(body: Body, act: Act): xdr.OperationResult
  /** The result if another operation fails before this one is checked. */
  readonly untried: xdr.OperationResult
}
