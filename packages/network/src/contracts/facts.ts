import type { Moment } from "../entries/account.js"
import {
  BASE_RESERVE,
  MAX_ENTRY_TTL,
  MIN_PERSISTENT_TTL,
  MIN_TEMPORARY_TTL,
  PROTOCOL_VERSION,
} from "../entries/parameters.js"
import type { LedgerFacts } from "../host/ledger-facts.js"

/** What contracts can know about a ledger of this network. */
export function factsOf({ sequence, time }: Moment, passphrase: string): LedgerFacts {
  return {
    protocol: PROTOCOL_VERSION,
    sequence,
    time,
    passphrase,
    baseReserve: BASE_RESERVE,
    maxEntryTtl: MAX_ENTRY_TTL,
    minTemporaryTtl: MIN_TEMPORARY_TTL,
    minPersistentTtl: MIN_PERSISTENT_TTL,
  }
}
