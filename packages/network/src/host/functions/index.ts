import type { HostFunction } from "../host.js"
import { hostError } from "../host-error.js"
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
export const hostModules: Readonly<Record<string, HostModule>> = {
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

/** Finds a host function. Throws a `HostError` if this host does not have it, by its name if the protocol does. */
export function functionOf(module: string, name: string): HostFunction {
  const found = Object.hasOwn(hostModules, module) ? hostModules[module]! : {}
  if (Object.hasOwn(found, name)) return found[name]!
  const known = lacking[`${module}.${name}`]
  throw hostError(
    "WasmVm",
    "InvalidAction",
    known
      ? `the contract imports ${known}, which this network does not have`
      : `the contract imports an unknown function ${module}.${name}`,
  )
}
