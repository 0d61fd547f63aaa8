import { hash } from "@stellar/stellar-sdk/base"

/** What contracts can know about the ledger that runs them. */
export interface LedgerFacts {
  readonly protocol: number
  readonly sequence: number
  /** Seconds since 1970. */
  readonly time: bigint
  readonly passphrase: string
  /** Stroops. */
  readonly baseReserve: bigint
  /** Lifetimes in ledgers, counting the one that writes the entry. */
  readonly maxEntryTtl: number
  readonly minTemporaryTtl: number
  readonly minPersistentTtl: number
}

/** The hash of a network's passphrase (32 bytes), which separates contracts and signatures of networks. */
export function networkId(passphrase: string): Uint8Array {
  return hash(new TextEncoder().encode(passphrase))
}

/** The last ledger in which an entry written now can live, and so the latest expiration of a signature. */
export function lastLedger({ sequence, maxEntryTtl }: LedgerFacts): number {
  return sequence + maxEntryTtl - 1
}
