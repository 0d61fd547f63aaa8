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
  const { rewritten, code } = prepare(wasm)
  try {
    return checkProtocol(
      keep(key, { ...code, module: new WebAssembly.Module(rewritten) }),
      protocol,
    )
  } catch (thrown) {
    throw compileError(thrown)
  }
}

/**
 * Compiles a contract ahead, so that a page's main thread need not do it at once, where browsers limit its size. Does
 * nothing if the contract is invalid: its use reports why.
 */
export async function compileAhead(wasm: Uint8Array): Promise<void> {
  const key = keyOf(wasm)
  if (compiled.has(key)) return
  try {
    const { rewritten, code } = prepare(wasm)
    keep(key, { ...code, module: await WebAssembly.compile(rewritten) })
  } catch {
    return
  }
}

function prepare(wasm: Uint8Array) {
  const { wasm: rewritten, imports, custom } = rewrite(wasm)
  return { rewritten, code: { imports, protocol: readProtocol(custom.get("contractenvmetav0")) } }
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

function compileError(thrown: unknown) {
  return thrown instanceof WebAssembly.CompileError ? damaged(thrown.message) : thrown
}
