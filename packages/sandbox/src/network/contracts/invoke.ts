import { xdr } from "@stellar/stellar-sdk/base"
import type { Moment } from "../account.js"
import type { RequireAuth } from "./authorization.js"
import { hostError } from "./host-error.js"
import { instanceKey } from "./native-asset.js"
import { callNativeAsset } from "./native-functions.js"
import type { Storage } from "./storage.js"

/** What a call gave back, and what it told on its way. */
export interface Invoked {
  readonly value: xdr.ScVal
  readonly events: readonly xdr.ContractEvent[]
}

/**
 * Calls a contract. There is but one on the sandbox's networks, the native asset's, which is built into the host:
 * no Wasm is run, and nothing is metered.
 *
 * @throws HostError if the contract is not there or the call fails; what it wrote by then is to be dropped
 */
export function invoke(
  { contractAddress, functionName, args }: xdr.InvokeContractArgs,
  { storage, requireAuth, moment }: { storage: Storage; requireAuth: RequireAuth; moment: Moment },
): Invoked {
  if (!storage.contractData(instanceKey(contractAddress)))
    throw hostError(
      "Storage",
      "MissingValue",
      "trying to get non-existing value for contract instance",
    )
  const events: xdr.ContractEvent[] = []
  const value = callNativeAsset(String(functionName), args, {
    contract: contractAddress,
    storage,
    moment,
    requireAuth,
    emit: (topics, data) => void events.push(contractEvent(contractAddress, topics, data)),
  })
  return { value, events }
}

function contractEvent(
  contract: xdr.ScAddress,
  topics: xdr.ScVal[],
  data: xdr.ScVal,
): xdr.ContractEvent {
  return new xdr.ContractEvent({
    ext: xdr.ExtensionPoint.v0(),
    contractId: contract.type === "scAddressTypeContract" ? contract.contractId : null,
    type: xdr.ContractEventType.contract,
    body: xdr.ContractEventBody.v0(new xdr.ContractEventV0({ topics, data })),
  })
}
