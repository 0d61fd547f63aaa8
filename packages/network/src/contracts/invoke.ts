import { xdr } from "@stellar/stellar-sdk/base"
import type { Moment } from "../entries/account.js"
import type { RequireAuth } from "./authorization.js"
import { hostError } from "./host-error.js"
import { instanceKey } from "./native-asset.js"
import { callNativeAsset } from "./native-functions.js"
import type { Storage } from "./storage.js"

/** The return value and the events of a call. */
export interface Invoked {
  readonly value: xdr.ScVal
  readonly events: readonly xdr.ContractEvent[]
}

/**
 * Calls a contract. The sandbox has only the native asset's contract, which is built into the host, so no Wasm runs and
 * nothing is metered.
 *
 * @throws HostError if the contract does not exist or the call fails; then discard the writes
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
