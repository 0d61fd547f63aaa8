import { hash, xdr } from "@stellar/stellar-sdk/base"
import { hostError } from "../host-error.js"
import { damaged } from "./reader.js"
import { type Import, rewrite } from "./rewrite.js"

/** A contract's code, ready to run. */
export interface Code {
  readonly module: WebAssembly.Module
  readonly imports: readonly Import[]
  /** The protocol version that it was built for. */
  readonly protocol: number
}

/** The most modules to keep compiled. */
const CACHE_SIZE = 200
const compiled = new Map<string, Code>()

/**
 * Compiles a contract, or returns it as it was compiled before.
 *
 * @throws HostError if it is damaged, uses floating point, or is for a later protocol
 */
export function compile(wasm: Uint8Array, protocol: number): Code {
  const key = keyOf(wasm)
  const known = compiled.get(key)
  if (known) return checkProtocol(known, protocol)
  const { wasm: rewritten, imports, custom } = rewrite(wasm)
  const builtFor = readProtocol(custom.get("contractenvmetav0"))
  const module = compiledModule(rewritten)
  return checkProtocol(keep(key, { module, imports, protocol: builtFor }), protocol)
}

function compiledModule(wasm: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  try {
    return new WebAssembly.Module(wasm)
  } catch (thrown) {
    throw thrown instanceof WebAssembly.CompileError ? damaged(thrown.message) : thrown
  }
}

function keep(key: string, code: Code): Code {
  if (compiled.size >= CACHE_SIZE) compiled.delete(compiled.keys().next().value!)
  compiled.set(key, code)
  return code
}

function keyOf(wasm: Uint8Array): string {
  return hash(wasm).join()
}

function readProtocol(meta: Uint8Array | undefined): number {
  if (!meta) throw damaged("its interface version is missing")
  try {
    const entry = xdr.ScEnvMetaEntry.fromXdr(meta)
    return entry.interfaceVersion.protocol
  } catch {
    throw damaged("its interface version is unreadable")
  }
}

function checkProtocol(code: Code, protocol: number): Code {
  if (code.protocol > protocol)
    throw hostError("WasmVm", "InvalidInput", "contract protocol number is too new for the ledger")
  return code
}
