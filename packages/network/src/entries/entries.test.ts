import { Address, xdr } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { someContract } from "../../test/contract.js"
import { contractDataKey, createEntries, draftOf, timeToLive } from "./entries.js"

test.each([
  ["temporary", "is gone after it", false],
  ["persistent", "stays", true],
] as const)("%s contract data exists in its last ledger, and %s", (name, _, stays) => {
  const entries = createEntries()
  const entry = new xdr.ContractDataEntry({
    ext: xdr.ExtensionPoint.v0(),
    contract: new Address(someContract).toScAddress(),
    key: xdr.ScVal.scvSymbol("key"),
    durability: xdr.ContractDataDurability[name],
    val: xdr.ScVal.scvVoid(),
  })
  const key = contractDataKey(entry)
  const draft = draftOf(entries, 10)
  draft.put(entry)
  draft.put(timeToLive(key, 12))
  draft.commit()
  const isThere = (sequence: number) => draftOf(entries, sequence).contractData(key) !== undefined
  expect([isThere(12), isThere(13)]).toEqual([true, stays])
  expect(draftOf(entries, 13).liveUntil(key)).toBe(12)
})
