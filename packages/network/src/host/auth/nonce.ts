import { xdr } from "@stellar/stellar-sdk/base"
import type { Host } from "../host.js"
import { hostError } from "../host-error.js"
import { dataKey, TEMPORARY } from "../keys.js"

/**
 * Spends the nonce of a signed entry. It stays stored until the signature expires.
 *
 * @throws HostError if the nonce is spent already
 */
export function spendNonce(
  { storage, facts }: Host,
  { address, nonce }: Pick<xdr.SorobanAddressCredentials, "address" | "nonce">,
  liveUntil: number,
): void {
  const keyValue = xdr.ScVal.scvLedgerKeyNonce(new xdr.ScNonceKey({ nonce }))
  const key = dataKey(address, keyValue, TEMPORARY)
  if (storage.get(key)) throw hostError("Auth", "ExistingValue", "nonce already exists for address")
  const entry = new xdr.ContractDataEntry({
    ext: xdr.ExtensionPoint.v0(),
    contract: address,
    key: keyValue,
    durability: TEMPORARY,
    val: xdr.ScVal.scvVoid(),
  })
  const ttl = Math.max(liveUntil - facts.sequence + 1, facts.minTemporaryTtl)
  storage.put(key, xdr.LedgerEntryData.contractData(entry), ttl)
}
