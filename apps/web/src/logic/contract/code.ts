import { decodeBase64, decodeHex, encodeBase64, encodeHex } from "@alidade/core/encoding"
import { Address, hash, Operation, xdr } from "@stellar/stellar-sdk/base"
import { Spec } from "@stellar/stellar-sdk/contract"
import { readEntries } from "../effects/simulate.js"
import type { ComposeNetwork } from "../operations/compose-transaction.js"
import { objectOf } from "../operations/json.js"
import { ProblemError } from "../problem.js"
import { composeHostFunction } from "./compose-call.js"

/** The code of a contract. */
export interface Code {
  wasm: Uint8Array
  /** Sha-256 of the Wasm, in hex: the network's name for it. */
  hash: string
  spec: Spec
  /** The names of its functions, but for the constructor. */
  functions: readonly string[]
  hasConstructor: boolean
  /** Whether the network has it. */
  isUploaded: boolean
}

/** Why a text is no code. */
export interface CodeProblem {
  problem: "notWasm" | "noSpec" | "notUploaded"
}

/** How a Wasm file begins. */
const MAGIC = "0061736d"

/** The text of a Wasm file in the form. */
export async function writeCode(file: Blob): Promise<string> {
  return encodeBase64(new Uint8Array(await file.arrayBuffer()))
}

/**
 * Reads code: Wasm in base64, or the hash of code that the network has. Throws a `ProblemError` of a `CodeProblem`, or a
 * `NetworkError`.
 */
export async function readCode(text: string, rpcUrl: string, signal: AbortSignal): Promise<Code> {
  const given = text.replace(/\s/g, "")
  const isHash = /^[0-9a-f]{64}$/i.test(given)
  const wasm = isHash ? undefined : wasmIn(given)
  const id = isHash ? given.toLowerCase() : encodeHex(hash(wasm ?? new Uint8Array()))
  const uploaded = await readUploaded(id, rpcUrl, signal)
  const code = wasm ?? uploaded
  if (!code) throw new ProblemError<CodeProblem>({ problem: "notUploaded" })
  const spec = specOf(code)
  const names = spec.funcs().map(({ name }) => name.toString())
  return {
    wasm: code,
    hash: id,
    spec,
    functions: names.filter((name) => name !== CONSTRUCTOR),
    hasConstructor: names.includes(CONSTRUCTOR),
    isUploaded: uploaded !== undefined,
  }
}

/** The function that the network calls once, when a contract is created. */
export const CONSTRUCTOR = "__constructor"

function wasmIn(text: string): Uint8Array {
  try {
    const wasm = decodeBase64(text)
    if (encodeHex(wasm.subarray(0, 4)) === MAGIC) return wasm
  } catch {
    // The same problem as of other bytes.
  }
  throw new ProblemError<CodeProblem>({ problem: "notWasm" })
}

function specOf(wasm: Uint8Array): Spec {
  try {
    return Spec.fromWasm(wasm)
  } catch (cause) {
    throw new ProblemError<CodeProblem>({ problem: "noSpec" }, { cause })
  }
}

/** The key of the entry with the code of a hash. */
export function codeKey(id: Uint8Array): xdr.LedgerKey {
  return xdr.LedgerKey.contractCode(new xdr.LedgerKeyContractCode({ hash: new xdr.Hash(id) }))
}

async function readUploaded(
  id: string,
  rpcUrl: string,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const key = codeKey(decodeHex(id))
  const [entry] = (await readEntries(rpcUrl, [key.toXdr("base64")], signal)).values()
  const data = entry === undefined ? undefined : xdr.LedgerEntryData.fromXdr(entry, "base64")
  return data?.type === "contractCode" ? data.contractCode.code : undefined
}

/** Builds the envelope that uploads code. */
export function composeUpload(
  { wasm }: Code,
  address: string,
  network: ComposeNetwork,
): Promise<string> {
  const content = { type: "uploadContractWasm", wasm: `0x${encodeHex(wasm)}` }
  return composeHostFunction(content, address, network)
}

/** Builds the envelope that creates a contract of uploaded code, with its constructor's arguments. */
export function composeDeployment(
  { hash: wasmHash }: Code,
  args: readonly xdr.ScVal[],
  address: string,
  network: ComposeNetwork,
): Promise<string> {
  const { body } = Operation.createCustomContract({
    address: Address.fromString(address),
    wasmHash: decodeHex(wasmHash),
    salt: crypto.getRandomValues(new Uint8Array(32)),
    constructorArgs: [...args],
  })
  const { host_function } = objectOf(objectOf(body.toJson()).invoke_host_function)
  const { create_contract_v2 } = objectOf(host_function)
  const content = { type: "createContractV2", content: JSON.stringify(create_contract_v2) }
  return composeHostFunction(content, address, network)
}
