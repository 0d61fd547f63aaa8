import { xdr } from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import { someContract } from "../../test/contract.js"
import { factsOf } from "../contracts/facts.js"
import { createEntries, type Entries } from "../entries/entries.js"
import { MIN_PERSISTENT_TTL, MIN_TEMPORARY_TTL } from "../entries/parameters.js"
import { declared, type Footprint, recording } from "./footprint.js"
import { dataKey, PERSISTENT, TEMPORARY } from "./keys.js"
import { openStorage } from "./storage.js"

const contract = xdr.ScAddress.fromJson(someContract)
const kept = dataKey(contract, xdr.ScVal.scvU32(1), PERSISTENT)
const brief = dataKey(contract, xdr.ScVal.scvU32(1), TEMPORARY)

let entries: Entries

function entry(durability: xdr.ContractDataDurability): xdr.LedgerEntryData {
  const [key, val] = [xdr.ScVal.scvU32(1), xdr.ScVal.scvU32(2)]
  const ext = xdr.ExtensionPoint.v0()
  return xdr.LedgerEntryData.contractData(
    new xdr.ContractDataEntry({ ext, contract, key, durability, val }),
  )
}

function at(sequence: number, footprint: Footprint = recording()) {
  return openStorage(entries, footprint, factsOf({ sequence, time: 0n }, "network"))
}

beforeEach(() => {
  entries = createEntries()
  const storage = at(10)
  storage.put(kept, entry(PERSISTENT), MIN_PERSISTENT_TTL)
  storage.put(brief, entry(TEMPORARY), MIN_TEMPORARY_TTL)
})

describe("an entry after its last ledger", () => {
  test("is gone if it was temporary", () => {
    expect(at(10 + MIN_TEMPORARY_TTL - 1).get(brief)).toBeDefined()
    expect(at(10 + MIN_TEMPORARY_TTL).get(brief)).toBeUndefined()
  })

  test("is restored if it was persistent and its use is recorded, which writes it", () => {
    const later = 10 + MIN_PERSISTENT_TTL
    const footprint = recording()
    const storage = at(later, footprint)
    expect(storage.get(kept)).toBeDefined()
    expect(storage.liveUntil(kept)).toBe(later + MIN_PERSISTENT_TTL - 1)
    const recorded = footprint.recorded()
    expect(recorded.archived).toEqual([0])
    expect(recorded.footprint.readWrite.map(String)).toEqual([String(kept)])
  })

  test("is restored only by a transaction that lists it as archived", () => {
    const later = 10 + MIN_PERSISTENT_TTL
    const footprint = new xdr.LedgerFootprint({ readOnly: [], readWrite: [kept] })
    expect(() => at(later, declared(footprint, [])).get(kept)).toThrow("archived")
    expect(at(later, declared(footprint, [0])).get(kept)).toBeDefined()
  })
})

describe("a footprint", () => {
  test("allows writes only to what it declares as written", () => {
    const footprint = new xdr.LedgerFootprint({ readOnly: [kept], readWrite: [] })
    const storage = at(11, declared(footprint, []))
    expect(storage.get(kept)).toBeDefined()
    expect(() => storage.put(kept, entry(PERSISTENT))).toThrow("outside of the footprint")
    expect(() => storage.get(brief)).toThrow("outside of the footprint")
  })

  test("records what a rolled back write used", () => {
    const footprint = recording()
    const storage = at(11, footprint)
    storage.begin()
    storage.remove(brief)
    expect(storage.get(brief)).toBeUndefined()
    storage.rollback()
    expect(storage.get(brief)).toBeDefined()
    expect(footprint.recorded().footprint.readWrite.map(String)).toEqual([String(brief)])
  })
})
