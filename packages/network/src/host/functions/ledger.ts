import { xdr } from "@stellar/stellar-sdk/base"
import { requireCode, uploadCode } from "../code.js"
import { compareValues } from "../compare.js"
import { addressPreimage, assetPreimage, contractAddress, createContract } from "../create.js"
import { contractEvent } from "../events.js"
import { currentFrame } from "../frame.js"
import type { Host, HostFunction, Kind } from "../host.js"
import { hostError } from "../host-error.js"
import { loadInstance, setInstanceValue, storeInstance } from "../instance.js"
import { codeKey, dataKey, instanceKey, PERSISTENT, TEMPORARY } from "../keys.js"
import { chargeWhole } from "../size.js"
import { extendTtl, extendTtlWithin } from "../ttl.js"
import { bool, bytesValue, symbol as symbolValue, VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"
import {
  address,
  any,
  bytes,
  fixedBytes,
  raw,
  type StorageKind,
  storageKind,
  u32,
  vec,
} from "./kinds.js"

const hash = fixedBytes(32)

/** What the running contract stored under a key. */
function stored(host: Host, key: xdr.ScVal, kind: StorageKind): xdr.ScVal | undefined {
  const { contract, instance } = currentFrame(host)
  chargeWhole(host, key)
  if (kind === "instance")
    return instance.storage.find((entry) => compareValues(entry.key, key) === 0)?.val
  const data = host.storage.get(keyOf(contract, key, kind))
  return data?.type === "contractData" ? data.contractData.val : undefined
}

function keyOf(
  contract: xdr.ScAddress,
  key: xdr.ScVal,
  kind: Exclude<StorageKind, "instance">,
): xdr.LedgerKey {
  return dataKey(contract, key, kind === "temporary" ? TEMPORARY : PERSISTENT)
}

function store(host: Host, key: xdr.ScVal, val: xdr.ScVal, kind: StorageKind): xdr.ScVal {
  const { contract, instance } = currentFrame(host)
  chargeWhole(host, key)
  chargeWhole(host, val)
  if (kind === "instance") {
    setInstanceValue(instance, key, val)
    return VOID
  }
  const durability = kind === "temporary" ? TEMPORARY : PERSISTENT
  const ext = xdr.ExtensionPoint.v0()
  const entry = new xdr.ContractDataEntry({ ext, contract, key, durability, val })
  const { minTemporaryTtl, minPersistentTtl } = host.facts
  const ttl = kind === "temporary" ? minTemporaryTtl : minPersistentTtl
  host.storage.put(keyOf(contract, key, kind), xdr.LedgerEntryData.contractData(entry), ttl)
  return VOID
}

function remove(host: Host, key: xdr.ScVal, kind: StorageKind): xdr.ScVal {
  const { contract, instance } = currentFrame(host)
  chargeWhole(host, key)
  if (kind !== "instance") host.storage.remove(keyOf(contract, key, kind))
  else if (stored(host, key, kind)) setInstanceValue(instance, key, undefined)
  return VOID
}

/** The key of an entry whose lifetime a contract extends by itself. */
function extendable(host: Host, key: xdr.ScVal, kind: StorageKind): xdr.LedgerKey {
  if (kind === "instance")
    throw hostError("Storage", "InvalidAction", "instance storage lives with its contract")
  return keyOf(currentFrame(host).contract, key, kind)
}

/** The keys of a contract's instance and of its code. */
function parts(host: Host, contract: xdr.ScAddress) {
  const { executable } = loadInstance(host, contract)
  return {
    instance: instanceKey(contract),
    code:
      executable.type === "contractExecutableWasm"
        ? codeKey(executable.wasmHash.toBytes())
        : undefined,
  }
}

function extendBoth(host: Host, contract: xdr.ScAddress, threshold: number, extendTo: number) {
  const { instance, code } = parts(host, contract)
  extendTtl(host, instance, threshold, extendTo)
  if (code) extendTtl(host, code, threshold, extendTo)
  return VOID
}

function create(name: string, withArguments: boolean): HostFunction {
  const kinds = [address, hash, bytesOf32] as const
  const run = (
    host: Host,
    deployer: xdr.ScAddress,
    codeHash: Uint8Array,
    salt: Uint8Array,
    args: readonly xdr.ScVal[],
  ) => {
    const executable = xdr.ContractExecutable.contractExecutableWasm(codeHash)
    const preimage = addressPreimage(deployer, salt)
    return xdr.ScVal.scvAddress(createContract(host, { preimage, executable, args }))
  }
  return withArguments
    ? hostFunction(name, [...kinds, vec], run)
    : hostFunction(name, kinds, (host, deployer, codeHash, salt) =>
        run(host, deployer, codeHash, salt, []),
      )
}

const bytesOf32 = hash

/** A serialized asset. */
const asset: Kind<xdr.Asset> = {
  read(bits, host) {
    const serialized = bytes.read(bits, host)
    try {
      return xdr.Asset.fromXdr(serialized)
    } catch {
      throw hostError("Value", "InvalidInput", "bytes are no serialized asset")
    }
  },
}

/** Replaces the running contract's code from its next call on, and says so in an event. */
function update(host: Host, codeHash: Uint8Array): xdr.ScVal {
  requireCode(host, codeHash)
  const { contract } = currentFrame(host)
  const old = loadInstance(host, contract)
  const executable = xdr.ContractExecutable.contractExecutableWasm(codeHash)
  const topics = [
    symbolValue("executable_update"),
    executableValue(old.executable),
    executableValue(executable),
  ]
  host.events.push(contractEvent(contract, topics, xdr.ScVal.scvVec([]), "system"))
  storeInstance(host, contract, { executable, storage: old.storage })
  return VOID
}

function executableValue(executable: xdr.ContractExecutable): xdr.ScVal {
  return executable.type === "contractExecutableWasm"
    ? xdr.ScVal.scvVec([symbolValue("Wasm"), bytesValue(executable.wasmHash.toBytes())])
    : xdr.ScVal.scvVec([symbolValue("StellarAsset")])
}

/** Module `l`: storage, lifetimes, and the making of contracts. */
export const ledger: HostModule = {
  _: hostFunction("put_contract_data", [any, any, storageKind], store),
  0: hostFunction("has_contract_data", [any, storageKind], (host, key, kind) =>
    bool(stored(host, key, kind) !== undefined),
  ),
  1: hostFunction("get_contract_data", [any, storageKind], (host, key, kind) => {
    const value = stored(host, key, kind)
    if (!value)
      throw hostError(
        "Storage",
        "MissingValue",
        "trying to get non-existing value for contract data",
      )
    return value
  }),
  2: hostFunction("del_contract_data", [any, storageKind], remove),
  3: create("create_contract", false),
  4: hostFunction("create_asset_contract", [asset], (host, of) =>
    xdr.ScVal.scvAddress(
      createContract(host, {
        preimage: assetPreimage(of),
        executable: xdr.ContractExecutable.contractExecutableStellarAsset(),
        args: [],
      }),
    ),
  ),
  5: hostFunction("upload_wasm", [bytes], (host, wasm) => bytesValue(uploadCode(host, wasm))),
  6: hostFunction("update_current_contract_wasm", [hash], update),
  7: hostFunction(
    "extend_contract_data_ttl",
    [any, storageKind, u32, u32],
    (host, key, kind, threshold, extendTo) => {
      extendTtl(host, extendable(host, key, kind), threshold, extendTo)
      return VOID
    },
  ),
  8: hostFunction(
    "extend_current_contract_instance_and_code_ttl",
    [u32, u32],
    (host, threshold, extendTo) =>
      extendBoth(host, currentFrame(host).contract, threshold, extendTo),
  ),
  9: hostFunction("extend_contract_instance_and_code_ttl", [address, u32, u32], extendBoth),
  a: hostFunction("get_contract_id", [address, hash], (host, deployer, salt) =>
    xdr.ScVal.scvAddress(contractAddress(host, addressPreimage(deployer, salt))),
  ),
  b: hostFunction("get_asset_contract_id", [asset], (host, of) =>
    xdr.ScVal.scvAddress(contractAddress(host, assetPreimage(of))),
  ),
  c: hostFunction(
    "extend_contract_instance_ttl",
    [address, u32, u32],
    (host, contract, threshold, extendTo) => {
      extendTtl(host, parts(host, contract).instance, threshold, extendTo)
      return VOID
    },
  ),
  d: hostFunction(
    "extend_contract_code_ttl",
    [address, u32, u32],
    (host, contract, threshold, extendTo) => {
      const { code } = parts(host, contract)
      if (code) extendTtl(host, code, threshold, extendTo)
      return VOID
    },
  ),
  e: create("create_contract_with_constructor", true),
  f: hostFunction(
    "extend_contract_data_ttl_v2",
    [any, storageKind, u32, u32, u32],
    (host, key, kind, extendTo, least, most) => {
      extendTtlWithin(host, extendable(host, key, kind), extendTo, { least, most })
      return VOID
    },
  ),
  g: hostFunction(
    "extend_contract_instance_and_code_ttl_v2",
    [address, raw, u32, u32, u32],
    (host, contract, scope, extendTo, least, most) => {
      if (scope > 2n) throw hostError("Value", "InvalidInput", "unknown extension scope")
      const { instance, code } = parts(host, contract)
      const limits = { least, most }
      // Both, the instance alone, or the code alone.
      if (scope !== 2n) extendTtlWithin(host, instance, extendTo, limits)
      if (scope !== 1n && code) extendTtlWithin(host, code, extendTo, limits)
      return VOID
    },
  ),
}
