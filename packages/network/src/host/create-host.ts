import type { Entries } from "../entries/entries.js"
import { callContract } from "./call.js"
import type { Footprint } from "./footprint.js"
import { functionOf } from "./functions/index.js"
import type { AuthManager, Host } from "./host.js"
import type { LedgerFacts } from "./ledger-facts.js"
import { createPrng } from "./prng.js"
import { openStorage } from "./storage.js"

/** What an invocation runs on and may use. */
export interface HostOptions {
  readonly entries: Entries
  readonly facts: LedgerFacts
  readonly footprint: Footprint
  readonly auth: AuthManager
  /** The seed of its random numbers (32 bytes). */
  readonly seed: Uint8Array
  /** Instructions. */
  readonly fuel: bigint
}

/** The memory of one invocation's values, as on the public networks (40 MiB). */
const MEMORY_LIMIT = 41_943_040

/** Starts the host for one invocation. */
export function createHost({ entries, facts, footprint, auth, seed, fuel }: HostOptions): Host {
  const host: Host = {
    facts,
    storage: openStorage(entries, footprint, facts),
    frames: [],
    events: [],
    log: [],
    auth,
    prng: createPrng(seed),
    fuel,
    memory: MEMORY_LIMIT,
    call: (call, internal) => callContract(host, call, internal),
    functionOf,
  }
  return host
}
