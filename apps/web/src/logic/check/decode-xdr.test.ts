import { Address, Asset, Keypair, nativeToScVal, xdr } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { decodeXdr } from "./decode-xdr.js"

const key = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"

const dataKey = xdr.LedgerKey.contractData(
  new xdr.LedgerKeyContractData({
    contract: Address.fromString(contract).toScAddress(),
    key: nativeToScVal("Balance", { type: "symbol" }),
    durability: xdr.ContractDataDurability.persistent,
  }),
)

test("names the type of a ledger key and shows its fields", () => {
  const [first] = decodeXdr(dataKey.toXdr("base64"))
  expect(first?.type).toBe("LedgerKey")
  expect(JSON.stringify(first?.json)).toContain(contract)
})

test("reads a ledger entry whose ledger number is not small", () => {
  const entry = new xdr.LedgerEntry({
    lastModifiedLedgerSeq: 58_214_307,
    data: xdr.LedgerEntryData.ttl(
      new xdr.TtlEntry({ keyHash: Buffer.alloc(32, 3), liveUntilLedgerSeq: 9 }),
    ),
    ext: xdr.LedgerEntryExt.v0(),
  })
  expect(decodeXdr(entry.toXdr("base64"))[0]?.type).toBe("LedgerEntry")
})

test.each([
  ["ScVal", nativeToScVal(5n, { type: "i128" })],
  ["Asset", new Asset("USDC", key.publicKey()).toXdrObject()],
  ["Price", new xdr.Price({ n: 70_000, d: 3 })],
])("reads a value of type %s", (type, value) => {
  expect(decodeXdr(value.toXdr("base64")).map((one) => one.type)).toContain(type)
})

test.each(["", "AAAA", "not base64 at all", "AAAAAgAAAA"])("reads nothing from “%s”", (text) => {
  expect(decodeXdr(text)).toEqual([])
})
