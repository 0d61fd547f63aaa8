import type { HostFunction } from "../host.js"
import { hostError } from "../host-error.js"
import { notLoaded } from "../not-loaded.js"
import { addresses } from "./address.js"
import { buf } from "./buf.js"
import { call } from "./call.js"
import { context } from "./context.js"
import { crypto } from "./crypto.js"
import type { HostModule } from "./host-function.js"
import { int } from "./int.js"
import { lacking } from "./lacking.js"
import { ledger } from "./ledger.js"
import { maps } from "./map.js"
import { prng } from "./prng.js"
import { probe } from "./probe.js"
import { vecs } from "./vec.js"

/** The host's functions by module and name, as Wasm imports them. */
const hostModules: Readonly<Record<string, HostModule>> = {
  x: context,
  i: int,
  m: maps,
  v: vecs,
  b: buf,
  l: ledger,
  d: call,
  c: crypto,
  a: addresses,
  t: probe,
  p: prng,
}

/** The functions with curves, once they are loaded. */
let curves: HostModule | undefined

/**
 * Loads the functions with curves: keccak-256, secp256k1, secp256r1, BLS12-381, BN254, and Poseidon. What answers
 * asynchronously loads them with the first contract that needs one. Only `ledger.submit` and `network.send` cannot, and
 * throw until they are loaded.
 */
export async function loadCurves(): Promise<void> {
  const loaded = await import("./curves/index.js")
  curves = loaded.curves
}

/**
 * Finds a host function.
 *
 * @throws HostError if this host does not have it, by its name if the protocol does
 * @throws NotLoaded if it may be one with curves, and those are not loaded
 */
export function functionOf(module: string, name: string): HostFunction {
  const found = own(hostModules, module)
  const known = found && own(found, name)
  if (known) return known
  if (module === "c" && !curves)
    throw notLoaded(
      "the contract needs curves, which are not loaded: await loadCurves()",
      loadCurves(),
    )
  const curve = module === "c" && own(curves!, name)
  if (curve) return curve
  const lacks = own(lacking, `${module}.${name}`)
  throw hostError(
    "WasmVm",
    "InvalidAction",
    lacks
      ? `The local network does not have the host function ${lacks}, which the contract imports.`
      : `The local network does not know the host function ${module}.${name}, which the contract imports.`,
  )
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
