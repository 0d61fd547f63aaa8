import type { AssetName } from "@alidade/core/describe"

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
}

/** What the balance of a token that is not an asset of the network is and is expected to be, in its own units. */
export interface TokenChange {
  /** `C…` */
  contract: string
  change: bigint
  /** Undefined if the token keeps its balances in a way of its own. */
  before?: bigint
}

/** What only a simulated call has. */
export interface CallEffect {
  tokens: readonly TokenChange[]
  /** What the signature authorizes besides the call itself, in words. */
  beyond: readonly string[]
  /** Contracts (`C…`) whose data the call changes. */
  contracts: readonly string[]
  /** The least resource fee, in stroops. */
  resourceFee: bigint
}

/** The expected effect of a transaction on one account. Texts are whole sentences in the page's language. */
export interface Effect {
  /** The balances that change, XLM first. */
  balances: readonly BalanceChange[]
  /** The XLM that the account must keep, in stroops, if it changes. */
  reserve?: { before: bigint; after: Range }
  /** The number of trust lines, if it changes. */
  trustLines?: { before: number; after: number }
  /** Who can sign afterwards, if that changes. */
  signers?: readonly { address: string; weight: number }[]
  /** The weights that each class of operation requires afterwards, if they change. */
  thresholds?: Thresholds
  /** The account no longer exists afterwards. */
  closes: boolean
  /** For a contract call, which the network simulates. Anything else is computed from the account's state. */
  call?: CallEffect
  /** What else changes. */
  notes: readonly string[]
  /** Operations whose effect is not part of this, in words. */
  uncomputed: readonly string[]
  /** Why the network is expected to reject the transaction. */
  failures: readonly string[]
  warnings: readonly string[]
}

/** An effect, or why it is missing, and when it was computed (ms since the epoch). */
export interface Expected {
  at: number
  effect?: Effect
  /** Why the effect could not be simulated, as a whole sentence. */
  reason?: string
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
