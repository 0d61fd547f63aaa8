/**
 * The parameters of the sandbox's networks: those that Stellar's public networks had in 2026. Amounts are in
 * stroops, of which ten million are one lumen.
 */

/** What an operation costs. There is no surge pricing here: this is also what is charged, whatever is offered. */
export const BASE_FEE: bigint = 100n

/** What an account must keep for each of its entries, and twice for itself. */
export const BASE_RESERVE: bigint = 5_000_000n

/** All lumens there are: the root account of a new network holds them. */
export const TOTAL_COINS: bigint = 1_000_000_000_000_000_000n

/** The highest balance, limit and sequence that the protocol can hold (a signed 64-bit integer). */
export const MAX_INT64: bigint = 9_223_372_036_854_775_807n

/** The version of the protocol. */
export const PROTOCOL_VERSION = 28

/** Operations that would fit in one ledger; here each has but one transaction. */
export const MAX_TX_SET_SIZE = 1_000

/** Signers that an account can have beside its own key. */
export const MAX_SIGNERS = 20

/** Ledgers that an entry of a contract lives at most, counted from the one that it is written in. */
export const MAX_ENTRY_TTL = 3_110_400

/** The same, at least, for an entry that is temporary. */
export const MIN_TEMPORARY_TTL = 720
