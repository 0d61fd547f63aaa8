import { xdr } from "@stellar/stellar-sdk/base"
import { compareValues } from "./compare.js"
import type { Frame, Host, Instance } from "./host.js"
import { hostError } from "./host-error.js"
import { instanceKey } from "./keys.js"

/** Reads a contract's instance. Throws a `HostError` if there is no such contract. */
export function loadInstance(host: Host, contract: xdr.ScAddress): Instance {
  const found = findInstance(host, contract)
  if (!found)
    throw hostError(
      "Storage",
      "MissingValue",
      "trying to get non-existing value for contract instance",
    )
  return found
}

/** Reads a contract's instance, or `undefined` if there is no such contract. */
export function findInstance({ storage }: Host, contract: xdr.ScAddress): Instance | undefined {
  const data = storage.get(instanceKey(contract))
  if (data?.type !== "contractData" || data.contractData.val.type !== "scvContractInstance")
    return undefined
  const { executable, storage: map } = data.contractData.val.instance
  return { executable, storage: map ?? [], changed: false }
}

/** Writes a contract's instance. */
export function storeInstance(
  { storage, facts }: Host,
  contract: xdr.ScAddress,
  { executable, storage: entries }: Pick<Instance, "executable" | "storage">,
): void {
  const instance = new xdr.ScContractInstance({
    executable,
    storage: entries.length > 0 ? [...entries] : null,
  })
  const key = instanceKey(contract)
  const data = new xdr.ContractDataEntry({
    ext: xdr.ExtensionPoint.v0(),
    contract,
    key: xdr.ScVal.scvLedgerKeyContractInstance(),
    durability: xdr.ContractDataDurability.persistent,
    val: xdr.ScVal.scvContractInstance(instance),
  })
  storage.put(key, xdr.LedgerEntryData.contractData(data), facts.minPersistentTtl)
}

/** Writes what a frame changed in its contract's instance storage, and shows it to the contract's outer frames. */
export function persistInstance(host: Host, { contract, instance }: Frame): void {
  if (!instance.changed) return
  const { executable } = loadInstance(host, contract)
  storeInstance(host, contract, { executable, storage: instance.storage })
  instance.changed = false
  for (const frame of host.frames)
    if (frame.contract.equals(contract)) frame.instance.storage = instance.storage
}

/** Sets or removes (`undefined`) a value of instance storage. */
export function setInstanceValue(
  instance: Instance,
  key: xdr.ScVal,
  val: xdr.ScVal | undefined,
): void {
  const others = instance.storage.filter((entry) => compareValues(entry.key, key) !== 0)
  const entries = val ? [...others, new xdr.ScMapEntry({ key, val })] : others
  instance.storage = entries.toSorted((left, right) => compareValues(left.key, right.key))
  instance.changed = true
}
