import type { AssetName, Call, Value } from "@alidade/core/describe"
import type { Shown, Statement } from "./statement.js"
import type { ItemEvent } from "./token-event.js"

/** A value that is known within bounds. `most` is undefined if there is no upper bound. */
export interface Range {
  least: bigint
  most: bigint | undefined
}

/** A value that is known exactly. */
export function exactly(value: bigint): Range {
  return { least: value, most: value }
}

/** What one balance is and is expected to be, in units of 10⁻⁷. */
export interface BalanceChange {
  asset: AssetName
  before: bigint
  after: Range
  /** What changes it: each payment with its other side, and the fee. */
  moves: readonly Statement[]
}

/** What the balance of a token that is not an asset of the network is and is expected to be, in its own units. */
export interface TokenChange {
  /** `C…` */
  contract: string
  change: bigint
  /** Undefined if the token doesn't tell its decimals: amounts are then shown in its units. */
  decimals: number | undefined
  /** Undefined if the token keeps its balances in a way of its own. */
  before?: bigint
}

/** What only a simulated call has. */
export interface CallEffect {
  tokens: readonly TokenChange[]
  /** What tokens report for the account that has no amount. */
  items: readonly ItemEvent[]
  /** What the signature authorizes besides the call itself, one by one. */
  beyond: readonly Call[]
  /** Contracts (`C…`) whose data the call changes. */
  contracts: readonly string[]
  /** The least resource fee, in stroops. */
  resourceFee: bigint
}

/** A setting or an entry that is set, changed or removed. */
export interface Fact {
  name: Statement
  /** Each is a line. */
  after: readonly Shown[]
  /** Undefined if it is not known, or if there is nothing to compare with. */
  before?: Shown
}

/** Who can sign afterwards. */
export interface SignerAfter {
  signer: Value
  weight: number
}

/** The expected effect on one account. */
export interface AccountEffect {
  /** `G…` */
  address: string
  /** The balances that change, XLM first. */
  balances: readonly BalanceChange[]
  /** The XLM that the account must keep, in stroops, if it changes; or that it changes, if the ledger's is unknown. */
  reserve?: { before: bigint; after: Range } | "unread"
  /** The number of trust lines, if it changes. */
  trustLines?: { before: number; after: Range }
  facts: readonly Fact[]
  /** Who can sign afterwards, if that changes. */
  signers?: readonly SignerAfter[]
  /** The weights that each class of operation requires afterwards, if they change. */
  thresholds?: { before: Thresholds; after: Thresholds }
  /** For a contract call, which the network simulates. Anything else is computed from the account's state. */
  call?: CallEffect
  /** What can cost the account: new signers, a take-over, its end. */
  alarms: readonly Statement[]
  warnings: readonly Statement[]
  /** Operations whose effect is not, or not completely, part of this. */
  uncomputed: readonly Statement[]
  /** Why the network is expected to reject the transaction. */
  failures: readonly Statement[]
}

/** Whether nothing is expected to change: everything was computed, and nothing came of it. */
export function changesNothing(effect: AccountEffect): boolean {
  const { call, uncomputed, failures, alarms, warnings, ...changes } = effect
  const { address: _, balances, facts, ...others } = changes
  const { tokens = [], items = [], beyond = [] } = call ?? {}
  const lists = [balances, facts, uncomputed, failures, alarms, warnings, tokens, items, beyond]
  return Object.keys(others).length === 0 && lists.every((list) => list.length === 0)
}

/** An account that could not be read. */
export interface UnreadAccount {
  /** `G…` */
  address: string
  /** Why not. Undefined if it wasn't tried, because there are too many. */
  error?: unknown
}

/** The expected effect of a request. */
export interface Effect {
  /** Why the network can't apply it, in whatever state the accounts are. */
  obstacles: readonly Statement[]
  /** The accounts that the request acts for, in its order, those that it names, and then the connected one. */
  accounts: readonly AccountEffect[]
  unread: readonly UnreadAccount[]
  /** No network can apply it, so that it changes nothing: it proves who signs. */
  neverApplies?: true
}

/** An effect, or why it is missing, and when it was computed (ms since the epoch). */
export interface Expected {
  at: number
  effect?: Effect
  /** Why the effect could not be simulated. */
  error?: unknown
}

/** The weight that each class of operation requires. */
export interface Thresholds {
  low: number
  medium: number
  high: number
}

/** The key of an asset in maps: `native`, or `CODE:ISSUER`. */
export function assetKey({ code, issuer }: AssetName): string {
  return issuer === undefined ? "native" : `${code}:${issuer}`
}
