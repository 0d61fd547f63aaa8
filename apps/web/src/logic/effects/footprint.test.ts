import { networks } from "@alidade/core"
import { Address, Asset, Keypair, nativeToScVal, xdr } from "@stellar/stellar-sdk/base"
import { expect, it } from "vitest"
import { readFootprint, readTokenBalance } from "./footprint.js"

const [own, other] = [1, 2].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
) as [string, string]
const token = new Asset("TOKEN", other).contractId(networks.Testnet)
const contract = Address.fromString(token).toScAddress()
const durability = xdr.ContractDataDurability.persistent

const balanceOf = (holder: string) =>
  xdr.ScVal.scvVec([xdr.ScVal.scvSymbol("Balance"), Address.fromString(holder).toScVal()])
const keyOf = (key: xdr.ScVal) =>
  xdr.LedgerKey.contractData(new xdr.LedgerKeyContractData({ contract, key, durability }))

it("finds the contracts that are changed, and the account's own balance in them", () => {
  const data = new xdr.SorobanTransactionData({
    ext: xdr.SorobanTransactionDataExt.v0(),
    resourceFee: 0n,
    resources: new xdr.SorobanResources({
      footprint: new xdr.LedgerFootprint({
        readOnly: [],
        readWrite: [keyOf(balanceOf(other)), keyOf(balanceOf(own))],
      }),
      instructions: 0,
      diskReadBytes: 0,
      writeBytes: 0,
    }),
  }).toXdr("base64")
  expect(readFootprint(data, own)).toEqual({
    contracts: [token],
    balanceKeys: new Map([[token, keyOf(balanceOf(own)).toXdr("base64")]]),
  })
})

it.each([
  ["a number", nativeToScVal(5n, { type: "i128" }), 5n],
  ["a record", nativeToScVal({ amount: 5n }, { type: { amount: ["symbol", "i128"] } }), 5n],
  ["something else", xdr.ScVal.scvBool(true), undefined],
])("reads a token's balance that is %s", (_, val, balance) => {
  const entry = xdr.LedgerEntryData.contractData(
    new xdr.ContractDataEntry({
      ext: xdr.ExtensionPoint.v0(),
      contract,
      key: balanceOf(own),
      durability,
      val,
    }),
  )
  expect(readTokenBalance(entry.toXdr("base64"))).toBe(balance)
})
