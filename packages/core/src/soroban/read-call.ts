import { unusable } from "../account/ask.js"
import { callOperation } from "../account/call-operation.js"
import { nobody, writeEnvelope } from "../account/envelope.js"
import type { Resource } from "../account/resource.js"
import { shared } from "../account/shared.js"
import { failureOf } from "./failure.js"
import { decodeResult, encodeArguments, loadContract } from "./load-contract.js"
import { rpcOf } from "./rpc-of.js"
import { simulate } from "./simulate.js"
import type { ContractCall, ContractNetwork, LoadClient } from "./types.js"

/**
 * What a function of a contract returns now, by simulation: nothing is signed or sent. Throws `bad-request` for another address,
 * function, or arguments, and for a network without JSON-RPC; `external` if the call fails or the server gives no usable
 * answer, with the contract's own error in the reason; `timeout` and `aborted`.
 */
export async function readContract<Result>(
  network: ContractNetwork,
  call: ContractCall,
  load: LoadClient,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Result> {
  const contract = await loadContract(network, call.contract, load, { signal })
  const args = encodeArguments(contract, call)
  const operation = callOperation({ contract: call.contract, name: call.function, args })
  const rpcUrl = rpcOf(network)
  const envelope = writeEnvelope({ source: nobody(), fee: 100, sequence: 0n, operation })
  const simulation = await simulate(rpcUrl, envelope, signal)
  if ("error" in simulation) throw failureOf(simulation, contract) ?? unusable(rpcUrl)
  return decodeResult(contract, call, simulation.value) as Result
}

/**
 * What a function of a contract returns, the same object for all who show it on this page: one request at a time, kept up to
 * date while somebody listens.
 */
export function contractResource<Result>(
  network: ContractNetwork,
  call: ContractCall,
  load: LoadClient,
): Resource<Result> {
  const parts = ["call", call.contract, call.function, argumentsKey(call)]
  return shared(network, parts, (signal) => readContract<Result>(network, call, load, { signal }))
}

/** A text for a call's arguments: the same for the same values. */
export function argumentsKey({ args = {} }: ContractCall): string {
  return JSON.stringify(args, (_, value: unknown) => {
    if (typeof value === "bigint") return { bigint: String(value) }
    return value instanceof Map ? { map: [...value] } : value
  })
}
