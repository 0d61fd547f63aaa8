/**
 * Parameters of the network, as on Stellar's public networks in 2026. Amounts are in stroops: ten million
 * are one lumen.
 */

/** The least fee per operation. Without surge pricing exactly this is charged, whatever a transaction offers. */
export const BASE_FEE: bigint = 100n

/** The reserve for each entry of an account, and twice this for the account itself. */
export const BASE_RESERVE: bigint = 5_000_000n

/** All lumens that exist. The root account of a new network holds them. */
export const TOTAL_COINS: bigint = 1_000_000_000_000_000_000n

/** The highest balance, limit, and sequence number (a signed 64-bit integer). */
export const MAX_INT64: bigint = 9_223_372_036_854_775_807n

/** The protocol version. */
export const PROTOCOL_VERSION = 28

/** Operations per ledger that the header declares. Here each ledger has only one transaction. */
export const MAX_TX_SET_SIZE = 1_000

/** Entries that an account can have: trust lines, offers, data, and signers (CAP-26). */
export const MAX_SUBENTRIES = 1_000

/** Signers that an account can have besides its own key. */
export const MAX_SIGNERS = 20

/** The longest lifetime of a contract's entry in ledgers, counting the one that writes it. */
export const MAX_ENTRY_TTL = 3_110_400

/** The lifetime of a new or restored persistent entry in ledgers, counted in the same way. */
export const MIN_PERSISTENT_TTL = 2_073_600

/** The shortest lifetime of a temporary entry, counted in the same way. */
export const MIN_TEMPORARY_TTL = 720

/** The most instructions of a transaction's contracts. They are counted by an estimate. */
export const MAX_INSTRUCTIONS = 400_000_000
