import { xdr } from "@stellar/stellar-sdk/base"
import type { Moment, Thresholds } from "../entries/account.js"
import type { Draft } from "../entries/entries.js"
import type { Shortage, Sponsorships } from "../entries/reserves.js"

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
  /** Sponsorships that the transaction began. It must end them. */
  readonly sponsorships: Sponsorships
  /** Where the operation stands: ids of claimable balances derive from it. */
  readonly position: Position
  /** Receives what contracts return and emit. */
  readonly transcript: Transcript
  /** What the transaction declares for contracts: which ledger entries they may access, and how much. */
  readonly resources: xdr.SorobanResources
  /** The places in `readWrite` of entries that the transaction restores (CAP-66). */
  readonly archived: readonly number[]
  /** The hash of the transaction (32 bytes). */
  readonly hash: Uint8Array
  readonly passphrase: string
}

/** The transaction of an operation, by its source and sequence number, and the operation's place in it. */
export interface Position {
  readonly source: xdr.AccountId
  readonly sequence: bigint
  readonly index: number
}

/** What an operation's own fields are checked with, independent of the ledger. */
export interface Frame {
  readonly source: xdr.AccountId
  readonly resources: xdr.SorobanResources
}

/** How the network performs one type of operation. */
export interface OperationKind<Body extends xdr.OperationBody> {
  /** The threshold that the source's signatures must reach. */
  threshold(body: Body): Exclude<keyof Thresholds, "master">
  /** What is wrong with the operation itself, independent of the ledger. */
  flaw(body: Body, frame: Frame): xdr.OperationResult | undefined
  apply(body: Body, act: Act): xdr.OperationResult
  /** The result if another operation fails before this one is checked. */
  readonly untried: xdr.OperationResult
}

/**
 * The result of an operation that cannot pay a reserve.
 *
 * @param lowReserve the operation's own result for a balance that is too low
 */
export function shortageResult(
  shortage: Shortage,
  lowReserve: xdr.OperationResult,
): xdr.OperationResult {
  switch (shortage) {
    case "lowReserve":
      return lowReserve
    case "tooManySubentries":
      return xdr.OperationResult.opTooManySubentries()
    case "tooManySponsoring":
      return xdr.OperationResult.opTooManySponsoring()
  }
}
