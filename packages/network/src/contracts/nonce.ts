import { xdr } from "@stellar/stellar-sdk/base"
import type { Moment } from "../entries/account.js"
import { contractDataKey } from "../entries/entries.js"
import { MAX_ENTRY_TTL, MIN_TEMPORARY_TTL } from "../entries/parameters.js"
import { hostError } from "./host-error.js"
import type { Storage } from "./storage.js"

/** The last ledger in which an entry written now can live, and so the latest expiration of a signature. */
export function lastLedger({ sequence }: Moment): number {
  return sequence + MAX_ENTRY_TTL - 1
}

/**
 * Spends the nonce of a signed entry. It stays stored until the signature expires.
 *
 * @throws HostError if the nonce is spent already
 */
export function spendNonce(
  { address, nonce }: { address: xdr.ScAddress; nonce: bigint },
  liveUntil: number,
  storage: Storage,
  moment: Moment,
): void {
  const entry = new xdr.ContractDataEntry({
    ext: xdr.ExtensionPoint.v0(),
    contract: address,
    key: xdr.ScVal.scvLedgerKeyNonce(new xdr.ScNonceKey({ nonce })),
    durability: xdr.ContractDataDurability.temporary,
    val: xdr.ScVal.scvVoid(),
  })
  if (storage.contractData(contractDataKey(entry)))
    throw hostError("Auth", "ExistingValue", "nonce already exists for address")
  storage.putContractData(entry, Math.max(liveUntil, moment.sequence + MIN_TEMPORARY_TTL - 1))
}
