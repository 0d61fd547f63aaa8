import { xdr } from "@stellar/stellar-sdk/base"
import { callContract } from "./call.js"
import { uploadCode } from "./code.js"
import { createContract } from "./create.js"
import type { Host } from "./host.js"
import { bytesValue, checkValue } from "./value.js"

/** The return value and the events of an invocation. */
export interface Invoked {
  readonly value: xdr.ScVal
  readonly events: readonly xdr.ContractEvent[]
  /** What contracts logged. */
  readonly log: readonly xdr.ContractEvent[]
}

/**
 * Runs an operation's host function: calls a contract, uploads code, or creates a contract.
 *
 * @throws HostError if it fails; then discard the writes
 */
export function invoke(host: Host, call: xdr.HostFunction): Invoked {
  return { value: run(host, call), events: host.events, log: host.log }
}

function run(host: Host, call: xdr.HostFunction): xdr.ScVal {
  switch (call.type) {
    case "hostFunctionTypeInvokeContract": {
      const { contractAddress, functionName, args } = call.invokeContract
      const values = args.map((value) => checkValue(value))
      return callContract(host, {
        contract: contractAddress,
        name: String(functionName),
        args: values,
      })
    }
    case "hostFunctionTypeUploadContractWasm":
      return bytesValue(uploadCode(host, call.wasm))
    case "hostFunctionTypeCreateContract":
      return created(host, call.createContract, [])
    case "hostFunctionTypeCreateContractV2":
      return created(host, call.createContractV2, call.createContractV2.constructorArgs)
  }
}

function created(
  host: Host,
  { contractIdPreimage, executable }: xdr.CreateContractArgs | xdr.CreateContractArgsV2,
  args: readonly xdr.ScVal[],
): xdr.ScVal {
  const values = args.map((value) => checkValue(value))
  const creation = { preimage: contractIdPreimage, executable, args: values }
  return xdr.ScVal.scvAddress(createContract(host, creation))
}
