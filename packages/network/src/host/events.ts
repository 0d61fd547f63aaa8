import { xdr } from "@stellar/stellar-sdk/base"

/** An event of a contract. */
export function contractEvent(
  { contractId }: xdr.ScAddressContract,
  topics: xdr.ScVal[],
  data: xdr.ScVal,
  type: "contract" | "system" | "diagnostic",
): xdr.ContractEvent {
  return new xdr.ContractEvent({
    ext: xdr.ExtensionPoint.v0(),
    contractId,
    type: xdr.ContractEventType[type],
    body: xdr.ContractEventBody.v0(new xdr.ContractEventV0({ topics, data })),
  })
}
