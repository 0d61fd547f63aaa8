import { StrKey, xdr } from "@stellar/stellar-sdk/base"
import { type Draft, keyOf, timeToLive } from "../entries/entries.js"

/** Sets the last ledger of all persistent entries of a contract (`C…`): its instance, and its data. */
export function setLastLedger(draft: Draft, contract: string, sequence: number): void {
  const own = [...draft.entries()].flatMap(([, { data }]) =>
    data.type === "contractData" && isOf(data.contractData, contract) ? [data.contractData] : [],
  )
  for (const entry of own) draft.put(timeToLive(keyOf(entry), sequence))
}

function isOf({ contract, durability }: xdr.ContractDataEntry, address: string): boolean {
  return (
    durability === xdr.ContractDataDurability.persistent &&
    contract.type === "scAddressTypeContract" &&
    StrKey.encodeContract(contract.contractId.toBytes()) === address
  )
}
