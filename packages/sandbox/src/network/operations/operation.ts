import type { xdr } from "@stellar/stellar-sdk/base"
import type { Moment, Thresholds } from "../account.js"
import type { Draft } from "../entries.js"

/** What contracts gave back and told while a transaction was carried out. */
export interface Transcript {
  returnValue: xdr.ScVal | null
  events: readonly xdr.ContractEvent[]
  /** Why a call failed. */
  diagnosticEvents: readonly xdr.DiagnosticEvent[]
}

/** What an operation acts on. */
export interface Act {
  /** Its account, which exists. */
  readonly source: xdr.AccountEntry
  readonly draft: Draft
  readonly moment: Moment
  /** Where contracts leave their word. */
  readonly transcript: Transcript
  /** The ledger entries that contracts may reach. */
  readonly footprint: xdr.LedgerFootprint
  readonly passphrase: string
}

/** How the sandbox carries out one type of operation. */
export interface OperationKind<Body extends xdr.OperationBody> {
  /** What the signatures of its source must weigh. */
  threshold(body: Body): Exclude<keyof Thresholds, "master">
  /** What is wrong with it in itself, whatever the ledger holds. */
  flaw(body: Body, source: xdr.AccountId): xdr.OperationResult | undefined
  apply(body: Body, act: Act): xdr.OperationResult
  /** What is said of it when another operation failed before it could be looked at. */
  readonly untried: xdr.OperationResult
}
