import { Address, SorobanDataBuilder, xdr } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { contract, signers } from "../../test/auth-entries.js"
import { ledgerWrites } from "./index.js"

const account = signers[0].publicKey()

function dataKey(owner: string, key: xdr.ScVal): xdr.LedgerKey {
  return xdr.LedgerKey.contractData(
    new xdr.LedgerKeyContractData({
      contract: Address.fromString(owner).toScAddress(),
      key,
      durability: xdr.ContractDataDurability.temporary,
    }),
  )
}

const nonce = xdr.ScVal.scvLedgerKeyNonce(new xdr.ScNonceKey({ nonce: 5n }))
const instance = xdr.ScVal.scvLedgerKeyContractInstance()
const accountKey = xdr.LedgerKey.account(
  new xdr.LedgerKeyAccount({ accountId: signers[0].xdrAccountId() }),
)
const codeKey = xdr.LedgerKey.contractCode(
  new xdr.LedgerKeyContractCode({ hash: Buffer.alloc(32) }),
)

test("AC2: lists what a transaction may write, and what of it is restored", () => {
  const data = new SorobanDataBuilder()
    .setReadOnly([codeKey])
    .setReadWrite([
      dataKey(contract, nonce),
      dataKey(account, nonce),
      dataKey(contract, instance),
      dataKey(contract, xdr.ScVal.scvU32(1)),
      accountKey,
    ])
    .build()
  const base = { resources: data.resources, resourceFee: data.resourceFee }
  const expected = [
    { kind: "contractData", owner: contract, data: "nonce", restored: false },
    { kind: "contractData", owner: account, data: "nonce", restored: false },
    { kind: "contractData", owner: contract, data: "instance", restored: false },
    { kind: "contractData", owner: contract, data: "other", restored: false },
    { kind: "account", restored: false },
  ]
  expect(ledgerWrites(data.toXdr("base64"))).toEqual(expected)
  const restoring = new xdr.SorobanTransactionData({
    ...base,
    ext: xdr.SorobanTransactionDataExt.resourceExt(
      new xdr.SorobanResourcesExtV0({ archivedSorobanEntries: [2] }),
    ),
  })
  expect(ledgerWrites(restoring.toXdr("base64")).map(({ restored }) => restored)).toEqual([
    ...[false, false, true, false, false],
  ])
})

test.each(["", "AAAA", accountKey.toXdr("base64")])(
  "refuses what is no data of a transaction: %j",
  (text) => {
    expect(() => ledgerWrites(text)).toThrow(expect.objectContaining({ kind: "bad-request" }))
  },
)
