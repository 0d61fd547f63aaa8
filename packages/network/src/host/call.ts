import type { xdr } from "@stellar/stellar-sdk/base"
import { callAsset } from "./asset/contract.js"
import { loadCode } from "./code.js"
import { runFrame } from "./frame.js"
import type { Call, Frame, Host, Instance, InternalCall } from "./host.js"
import { hostError } from "./host-error.js"
import { loadInstance, persistInstance } from "./instance.js"
import { VOID } from "./value.js"
import { callExport, instantiate } from "./vm.js"

/** Calls a contract. Throws a `HostError` if it fails; its writes are then undone. */
export function callContract(
  host: Host,
  { contract, name, args }: Call,
  { reserved = false, selfAllowed = false, optional = false }: InternalCall = {},
): xdr.ScVal {
  if (contract.type !== "scAddressTypeContract")
    throw hostError("Value", "UnexpectedType", "the address does not belong to a contract")
  if (!reserved && name.startsWith("__"))
    throw hostError("Context", "InvalidAction", "can't invoke a reserved function directly")
  checkEntry(host, contract, selfAllowed)
  const instance = loadInstance(host, contract)
  const frame = { contract, name, args, instance, objects: [] }
  return instance.executable.type === "contractExecutableStellarAsset"
    ? runFrame(host, { ...frame, memory: noMemory }, () => callAsset(host, name, args))
    : runWasm(host, frame, instance, optional)
}

function runWasm(
  host: Host,
  frame: Omit<Frame, "memory">,
  { executable }: Instance,
  optional: boolean,
): xdr.ScVal {
  const vm = instantiate(host, loadCode(host, executable))
  const memory = () => {
    const found = vm.instance.exports.memory
    if (!(found instanceof WebAssembly.Memory)) throw noMemory()
    return new Uint8Array(found.buffer as ArrayBuffer)
  }
  const running: Frame = { ...frame, memory }
  return runFrame(host, running, () => {
    const value = callExport(host, vm, running)
    if (value) return value
    if (optional) return VOID
    throw hostError("WasmVm", "MissingValue", "trying to invoke non-existent contract function")
  })
}

/** A contract that runs cannot be called again, except an account by its own check. */
function checkEntry(host: Host, contract: xdr.ScAddressContract, selfAllowed: boolean): void {
  const running = host.frames.findLastIndex((frame) => frame.contract.equals(contract))
  if (running < 0) return
  if (!selfAllowed || running !== host.frames.length - 1)
    throw hostError("Context", "InvalidAction", "Contract re-entry is not allowed")
  persistInstance(host, host.frames[running]!)
}

function noMemory(): never {
  throw hostError("WasmVm", "MissingValue", "no linear memory named `memory`")
}
