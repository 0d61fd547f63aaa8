import type { xdr } from "@stellar/stellar-sdk/base"
import { type HostError, hostError } from "./host-error.js"
import type { LedgerFacts } from "./ledger-facts.js"
import type { Prng } from "./prng.js"
import type { Storage } from "./storage.js"
import type { ObjectTable } from "./val.js"

/** Who can hold, own, and authorize: an account or a contract. */
export type Holder = xdr.ScAddressAccount | xdr.ScAddressContract

/** One invocation of the host, with everything that its contracts share. */
export interface Host {
  readonly facts: LedgerFacts
  readonly storage: Storage
  /** The running frames, the innermost last. */
  readonly frames: Frame[]
  /** What contracts published. A failed frame takes back its own. */
  readonly events: xdr.ContractEvent[]
  /** What contracts logged, also those that failed. */
  readonly log: xdr.ContractEvent[]
  readonly auth: AuthManager
  readonly prng: Prng
  /** Instructions left. An estimate: about one per instruction of Wasm, and a fixed number per host function. */
  fuel: bigint
  /** Bytes that its contracts' values may still take, about. */
  memory: number
  /** Calls a contract. Throws a `HostError` if it fails; its writes are then undone. */
  call(call: Call, internal?: InternalCall): xdr.ScVal
  /** Finds a function that Wasm imports. Throws a `HostError` if this host does not have it. */
  functionOf(module: string, name: string): HostFunction
}

/** A call of a contract while it runs. */
export interface Frame {
  readonly contract: xdr.ScAddressContract
  readonly name: string
  readonly args: readonly xdr.ScVal[]
  readonly instance: Instance
  /** The objects that its Wasm can name. */
  readonly objects: ObjectTable
  /** Its linear memory. Throws a `HostError` if it has none. */
  memory(): Uint8Array<ArrayBuffer>
  /** Its random numbers, once it has drawn one. */
  prng?: Prng
}

/** A contract's executable, and the storage that lives with it. */
export interface Instance {
  readonly executable: xdr.ContractExecutable
  /** By key, in the host's order. */
  storage: readonly xdr.ScMapEntry[]
  changed: boolean
}

/** A call of a contract's function. */
export interface Call {
  readonly contract: xdr.ScAddress
  readonly name: string
  readonly args: readonly xdr.ScVal[]
}

/** What only the host may do: call reserved functions, enter the contract that runs, call a function that may be missing. */
export interface InternalCall {
  readonly reserved?: boolean
  readonly selfAllowed?: boolean
  readonly optional?: boolean
}

/** How an argument of a host function is read from its 64 bits. */
export interface Kind<Value> {
  read(bits: bigint, host: Host): Value
}

/** A function that the host offers to Wasm. */
export interface HostFunction {
  /** Its name in the public interface list. Wasm imports it by a short one. */
  readonly name: string
  readonly takes: readonly Kind<unknown>[]
  /** Returns a value, or a plain 64-bit number. */
  readonly run: (host: Host, ...args: never[]) => xdr.ScVal | bigint
}

/** A frame as authorization sees it: a contract's call, or the creation of a contract. */
export type AuthFrame =
  | { readonly type: "contract"; readonly contract: xdr.ScAddressContract; readonly name: string }
  | { readonly type: "create"; readonly call: xdr.CreateContractArgsV2 }

/** Decides and remembers who authorized what. */
export interface AuthManager {
  /** Enters a frame. Pass the result to `leave` to take back what it used. */
  enter(frame: AuthFrame): () => void
  leave(undo?: () => void): void
  /** Requires that an address authorized the current call with these arguments. Throws a `HostError` if not. */
  require(host: Host, address: xdr.ScAddress, args: readonly xdr.ScVal[]): void
  /** Authorizes calls that a contract's callees make in its name. */
  authorizeAs(contract: xdr.ScAddressContract, entries: readonly xdr.ScVal[]): void
  /** The addresses that signed in place of the account whose check runs (CAP-71). */
  delegates(): readonly xdr.ScAddress[]
  /** Checks the signature of one of them. Throws a `HostError` if it is missing, used, or wrong. */
  delegate(host: Host, address: Holder): void
}

/** Spends instructions. Throws a `HostError` if there are not enough. */
export function charge(host: Host, instructions: bigint): void {
  host.fuel -= instructions
  if (host.fuel < 0n) throw outOfFuel()
}

/** Takes memory for values. Throws a `HostError` if there is not enough. */
export function allocate(host: Host, bytes: number): void {
  host.memory -= bytes
  if (host.memory < 0)
    throw hostError("Budget", "ExceededLimit", "operation memory usage exceeds the limit")
}

export function outOfFuel(): HostError {
  return hostError("Budget", "ExceededLimit", "operation instructions exceeds amount specified")
}
