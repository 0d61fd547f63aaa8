import type { Value } from "@alidade/core/describe"
import type { AccountState, Line, PoolShares } from "./account-state.js"
import { exactly, type Fact, type Range, type Thresholds } from "./effect.js"
import {
  addOnce,
  address as addressValue,
  code,
  type NameAlone,
  type Shown,
  type Statement,
  type StatementName,
  statement,
  type ValuesOf,
} from "./statement.js"

/** A balance while operations are applied to it, and what changes it. */
export interface DraftLine extends Omit<Line, "balance"> {
  balance: Range
  moves: Statement[]
}

/** A signer while operations are applied. */
export interface DraftSigner {
  shown: Value
  weight: number
}

/** An account while operations are applied to it, one after another. */
export interface Draft {
  /** The account, `G…`. */
  readonly address: string
  /** The ledger's reserve for each entry, in stroops. Undefined if it could not be read. */
  readonly baseReserve: bigint | undefined
  /** Its state before. */
  readonly state: AccountState
  exists: boolean
  sequence: bigint
  readonly lines: Map<string, DraftLine>
  readonly pools: Map<string, PoolShares>
  trustLines: Range
  /** Entries that the account's reserve covers, without the two of the account itself. */
  entries: Range
  /** Entries that keep it from being merged: all but its signers. */
  blocking: Range
  /** By key: `G…`, `T…`, `X…` or `P…`. */
  readonly signers: Map<string, DraftSigner>
  thresholds: Thresholds
  /** The data entries: base64 by name. */
  readonly data: Map<string, string>
  flags: number
  /** Settings and entries that are set, by what they are about. */
  readonly facts: Map<string, Fact>
  /** Whether an operation sets signers, or thresholds, even to what they are. */
  setsSigners: boolean
  setsThresholds: boolean
  closed: boolean
  /**
   * Whether something that is not computed has happened: an operation of another account, or one whose effect depends on
   * more than the account. From here on, a failure is possible and not certain.
   */
  isOpen: boolean
  readonly uncomputed: Statement[]
  readonly failures: Statement[]
  readonly alarms: Statement[]
  readonly warnings: Statement[]
}

/** Starts from an account's state. */
export function draftOf(
  address: string,
  state: AccountState,
  baseReserve: bigint | undefined,
): Draft {
  const { sponsoring, sponsored, subentries, signers } = state
  const lines = [...state.lines].map(([key, line]): [string, DraftLine] => [
    key,
    { ...line, balance: exactly(line.balance), moves: [] },
  ])
  const others = [...signers.keys()].filter((key) => key !== address).length
  return {
    address,
    baseReserve,
    state,
    exists: state.exists,
    sequence: state.sequence,
    lines: new Map(lines),
    pools: new Map(state.pools),
    trustLines: exactly(BigInt(state.trustLines)),
    entries: exactly(BigInt(subentries + sponsoring - sponsored)),
    blocking: exactly(BigInt(subentries + sponsoring - others)),
    signers: new Map(
      [...signers].map(([key, weight]): [string, DraftSigner] => [
        key,
        { shown: key.startsWith("G") ? addressValue(key) : code(key), weight },
      ]),
    ),
    thresholds: { ...state.thresholds },
    data: new Map(state.data),
    flags: state.flags,
    facts: new Map(),
    setsSigners: false,
    setsThresholds: false,
    closed: false,
    isOpen: false,
    uncomputed: [],
    failures: [],
    alarms: [],
    warnings: [],
  }
}

/** Notes why the transaction fails, or may fail if something else could still prevent it. */
export function fail<Name extends StatementName>(
  draft: Draft,
  name: Name,
  ...values: ValuesOf<Name>
): void {
  const reason = statement(name, ...values)
  if (draft.isOpen) warnOfFailure(draft, reason)
  else addOnce(draft.failures, reason)
}

/** Notes why the transaction may fail. */
export function warnOfFailure(draft: Draft, reason: Statement): void {
  addOnce(draft.warnings, statement("mayFail", { reason }))
}

/** Notes an operation whose effect is not, or not completely, computed. */
export function leaveOut(draft: Draft, operation: Statement): void {
  draft.uncomputed.push(operation)
  draft.isOpen = true
}

/** Sets what is shown of a setting or entry. `id` is what it is about. */
export function show(draft: Draft, id: string, fact: Fact): void {
  const before = draft.facts.get(id)?.before ?? fact.before
  draft.facts.set(id, before === undefined ? fact : { ...fact, before })
}

/** Adds a line to a fact that lists what happens. */
export function list(draft: Draft, name: NameAlone, line: Shown): void {
  const after = draft.facts.get(name)?.after ?? []
  draft.facts.set(name, { name: statement(name), after: [...after, line] })
}
