import { hash, xdr } from "@stellar/stellar-sdk/base"
import { charge, type Host } from "./host.js"
import { hostError } from "./host-error.js"
import { codeKey } from "./keys.js"
import { type Code, compile } from "./wasm/module.js"

/** Loads the code of a contract. Throws a `HostError` if it was not uploaded. */
export function loadCode(host: Host, executable: xdr.ContractExecutable): Code {
  if (executable.type !== "contractExecutableWasm")
    throw hostError(
      "Context",
      "InvalidAction",
      `The local network does not run contracts of the type ${executable.type}.`,
    )
  const data = host.storage.get(codeKey(executable.wasmHash.toBytes()))
  if (data?.type !== "contractCode") throw missing()
  return compileFor(host, data.contractCode.code)
}

/** Checks that code was uploaded. Throws a `HostError` if it was not. */
export function requireCode({ storage }: Host, codeHash: Uint8Array): void {
  if (!storage.get(codeKey(codeHash))) throw missing()
}

/** Stores code, and returns its SHA-256 hash (32 bytes). Throws a `HostError` if it cannot run. */
export function uploadCode(host: Host, wasm: Uint8Array): Uint8Array {
  charge(host, BigInt(wasm.length) * 8n)
  compileFor(host, wasm)
  const codeHash = hash(wasm)
  const key = codeKey(codeHash)
  if (!host.storage.get(key)) {
    const entry = new xdr.ContractCodeEntry({
      ext: xdr.ContractCodeEntryExt.v0(),
      hash: codeHash,
      code: wasm,
    })
    host.storage.put(key, xdr.LedgerEntryData.contractCode(entry), host.facts.minPersistentTtl)
  }
  return codeHash
}

/** Compiles code, and checks that this host has what it imports. */
function compileFor(host: Host, wasm: Uint8Array): Code {
  const code = compile(wasm, host.facts.protocol)
  for (const { module, name } of code.imports) host.functionOf(module, name)
  return code
}

function missing() {
  return hostError("Storage", "MissingValue", "Wasm does not exist")
}
