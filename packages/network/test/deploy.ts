import {
  Address,
  hash,
  type Keypair,
  Operation,
  scValToNative,
  xdr,
} from "@stellar/stellar-sdk/base"
import type { Ledger } from "../src/transactions/ledger.js"
import { call, trial } from "./contract.js"
import { contractWasm } from "./wat.js"

/** Calls a contract as an operation. */
export function calling(contract: string, name: string, ...args: xdr.ScVal[]): xdr.Operation {
  return Operation.invokeContractFunction({ contract, function: name, args })
}

/** Uploads code, and returns its hash. */
export function upload(ledger: Ledger, source: Keypair, wasm: Uint8Array): Buffer {
  const outcome = call(ledger, source, Operation.uploadContractWasm({ wasm }))
  if (outcome !== "tx_success") throw new Error(outcome)
  return Buffer.from(hash(wasm))
}

/** Uploads and deploys a contract of `test/wat`, and returns its address. */
export async function deploy(
  ledger: Ledger,
  source: Keypair,
  name: string,
  ...args: xdr.ScVal[]
): Promise<string> {
  return deployWasm(ledger, source, await contractWasm(name), ...args)
}

let salts = 0

/** Uploads and deploys code, and returns the contract's address. */
function deployWasm(
  ledger: Ledger,
  source: Keypair,
  wasm: Uint8Array,
  ...args: xdr.ScVal[]
): string {
  const wasmHash = upload(ledger, source, wasm)
  const salt = Buffer.alloc(32)
  salt.writeUInt32BE(++salts)
  const operation = Operation.createCustomContract({
    address: Address.fromString(source.publicKey()),
    wasmHash,
    salt,
    constructorArgs: args,
  })
  const contract = String(scValToNative(trial(ledger, source, operation).value))
  const outcome = call(ledger, source, operation)
  if (outcome !== "tx_success") throw new Error(outcome)
  return contract
}

/** Calls a contract's function in a transaction of its own, and returns what it returned in the simulation before. */
export function run(
  ledger: Ledger,
  source: Keypair,
  contract: string,
  name: string,
  ...args: xdr.ScVal[]
): unknown {
  const operation = calling(contract, name, ...args)
  const { value } = trial(ledger, source, operation)
  const outcome = call(ledger, source, operation)
  if (outcome !== "tx_success") throw new Error(outcome)
  return scValToNative(value)
}

/** A number as a `u32` argument. */
export function u32(value: number): xdr.ScVal {
  return xdr.ScVal.scvU32(value)
}
