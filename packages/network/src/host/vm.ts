import type { xdr } from "@stellar/stellar-sdk/base"
import { allocate, charge, type Frame, type Host, type HostFunction, outOfFuel } from "./host.js"
import { hostError } from "./host-error.js"
import { chargeWhole, shallowBytes } from "./size.js"
import { decode, encode } from "./val.js"
import { VOID } from "./value.js"
import type { Code } from "./wasm/module.js"
import { FUEL_EXPORT } from "./wasm/rewrite.js"

/** The most arguments of a call. */
const MAX_ARGUMENTS = 32

/** Instructions that starting a contract, and calling a function of the host, count for. */
const INSTANTIATION = 50_000n
const DISPATCH = 300n

/** A contract's Wasm in its own memory. */
export interface Vm {
  readonly instance: WebAssembly.Instance
  readonly fuel: WebAssembly.Global<"i64">
}

/** Starts a contract's Wasm. Its functions of the host work in the running frame. */
export function instantiate(host: Host, code: Code): Vm {
  charge(host, INSTANTIATION)
  const vm: { fuel?: WebAssembly.Global<"i64"> } = {}
  const imports: WebAssembly.Imports = {}
  for (const { module, name } of code.imports) {
    imports[module] ??= {}
    imports[module][name] = dispatcher(host, host.functionOf(module, name), vm)
  }
  const instance = guarded(() => new WebAssembly.Instance(code.module, imports))
  const fuel = instance.exports[FUEL_EXPORT] as WebAssembly.Global<"i64">
  vm.fuel = fuel
  return { instance, fuel }
}

function dispatcher(
  host: Host,
  { takes, run }: HostFunction,
  vm: { fuel?: WebAssembly.Global<"i64"> },
): (...args: bigint[]) => bigint {
  return (...args) => {
    const fuel = vm.fuel!
    host.fuel = fuel.value
    try {
      charge(host, DISPATCH)
      const values = takes.map((kind, index) => kind.read(args[index]!, host))
      const result = run(host, ...(values as never[]))
      if (typeof result === "bigint") return result
      const bytes = shallowBytes(result)
      allocate(host, bytes)
      charge(host, BigInt(bytes))
      return encode(result, host.frames.at(-1)!.objects)
    } finally {
      fuel.value = host.fuel
    }
  }
}

/**
 * Calls a function of a contract's Wasm in its frame. Returns `undefined` if there is no such function.
 *
 * @throws HostError if it fails
 */
export function callExport(host: Host, vm: Vm, frame: Frame): xdr.ScVal | undefined {
  const { name, args, objects } = frame
  const found = vm.instance.exports[name]
  if (found === undefined || name === FUEL_EXPORT) return undefined
  if (typeof found !== "function")
    throw hostError("WasmVm", "UnexpectedType", "the export is not a function")
  if (args.length > MAX_ARGUMENTS)
    throw hostError("WasmVm", "InvalidInput", "too many arguments in Wasm invocation")
  if (found.length !== args.length)
    throw hostError("WasmVm", "UnexpectedSize", "wrong number of arguments")
  const bits = args.map((value) => encode(value, objects))
  vm.fuel.value = host.fuel
  let result: unknown
  try {
    result = guarded(() => found(...bits), vm)
  } finally {
    host.fuel = vm.fuel.value
  }
  if (result === undefined) return VOID
  if (typeof result !== "bigint")
    throw hostError("WasmVm", "UnexpectedType", "the function returns no 64-bit value")
  return chargeWhole(host, decode(result, objects))
}

/** Runs Wasm, and turns its traps into failures. */
function guarded<Result>(run: () => Result, vm?: Vm): Result {
  try {
    return run()
  } catch (thrown) {
    if (vm && vm.fuel.value < 0n) throw outOfFuel()
    if (thrown instanceof RangeError)
      throw hostError("Budget", "ExceededLimit", "calls within the contract are nested too deep")
    if (thrown instanceof WebAssembly.RuntimeError) throw trap(thrown)
    if (thrown instanceof WebAssembly.LinkError)
      throw hostError("WasmVm", "InvalidAction", `the contract cannot be linked: ${thrown.message}`)
    if (thrown instanceof TypeError && /BigInt/.test(thrown.message))
      throw hostError("WasmVm", "UnexpectedType", "the function takes other types than values")
    throw thrown
  }
}

/** The messages of engines for each trap. */
const traps = [
  [/unreachable/, "InvalidAction"],
  [/memory access|out of bounds/i, "IndexBounds"],
  [/divide|division|remainder|overflow/i, "ArithDomain"],
  [/signature/i, "UnexpectedType"],
  [/null/i, "MissingValue"],
] as const

function trap({ message }: Error) {
  const code = traps.find(([pattern]) => pattern.test(message))?.[1] ?? "InvalidAction"
  return hostError("WasmVm", code, `VM call trapped: ${message}`)
}
