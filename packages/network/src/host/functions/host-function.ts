import type { xdr } from "@stellar/stellar-sdk/base"
import type { Host, HostFunction, Kind } from "../host.js"

type Values<Kinds extends readonly Kind<unknown>[]> = {
  [Index in keyof Kinds]: Kinds[Index] extends Kind<infer Value> ? Value : never
}

/** The functions of one module, by the short names under which Wasm imports them. */
export type HostModule = Readonly<Record<string, HostFunction>>

/** Declares a host function: what it takes, and what it does. */
export function hostFunction<const Kinds extends readonly Kind<unknown>[]>(
  name: string,
  takes: Kinds,
  run: (host: Host, ...args: Values<Kinds>) => xdr.ScVal | bigint,
): HostFunction {
  return { name, takes, run: run as HostFunction["run"] }
}
