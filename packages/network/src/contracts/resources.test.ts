import {
  type Keypair,
  Memo,
  Operation,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import { failure, prepare, transfer, trial, withAuth } from "../../test/contract.js"
import {
  balance,
  build,
  funded,
  passphrase,
  sealed,
  signed,
  submit,
  type TestLedger,
  testLedger,
  toCodes,
} from "../../test/ledger.js"

let ledger: TestLedger
let alice: Keypair
let bob: Keypair

beforeEach(() => {
  ledger = testLedger()
  alice = funded(ledger)
  bob = funded(ledger)
})

/** A transfer with other resources, another resource fee, or another total fee. */
function altered({
  resources = {},
  data = {},
  ...fields
}: {
  resources?: Partial<xdr.SorobanResources>
  data?: Partial<xdr.SorobanTransactionData>
} & Partial<xdr.Transaction> = {}): string {
  const operation = transfer(ledger, alice, bob.publicKey(), 7n)
  const { auth, transactionData } = trial(ledger, alice, operation)
  const sorobanData = new xdr.SorobanTransactionData({
    ...transactionData,
    resources: new xdr.SorobanResources({ ...transactionData.resources, ...resources }),
    ...data,
  })
  return toCodes(
    ledger.submit(
      sealed(
        ledger,
        alice,
        {
          operations: [withAuth(operation, auth)],
          fee: Number(sorobanData.resourceFee) + 100,
          ext: xdr.TransactionExt.sorobanData(sorobanData),
          ...fields,
        },
        alice,
      ),
    ),
  )
}
const payment = () => transfer(ledger, alice, bob.publicKey(), 7n)

test("a transaction prepared from the simulation of its call is accepted", () => {
  expect(altered()).toBe("tx_success")
})

describe("a malformed contract transaction", () => {
  test.each<[string, () => string]>([
    ["has no resource data", () => altered({ ext: xdr.TransactionExt.v0() })],
    ["has a second operation", () => altered({ operations: [payment(), payment()] })],
    [
      "has a second operation that is not a contract call",
      () => altered({ operations: [payment(), Operation.bumpSequence({ bumpTo: "1" })] }),
    ],
    ["has a negative resource fee", () => altered({ data: { resourceFee: -1n } })],
  ])("%s", (_, sent) => {
    const before = ledger.latest()
    expect(sent()).toBe("tx_malformed")
    expect(ledger.latest()).toBe(before)
  })
})

describe("an invalid contract transaction", () => {
  const muxed = () => alice.xdrMuxedAccount("1")

  test.each<[string, () => string]>([
    ["has a memo", () => altered({ memo: Memo.text("hi").toXdrObject() })],
    ["has a muxed source", () => altered({ sourceAccount: muxed() })],
    [
      "has an operation with a muxed source",
      () =>
        altered({
          operations: [new xdr.Operation({ sourceAccount: muxed(), body: payment().body })],
        }),
    ],
    ["offers less than its resource fee", () => altered({ fee: 100 })],
    ["has a resource fee that is too low", () => altered({ data: { resourceFee: 100n } })],
  ])("%s", (_, sent) => {
    const before = ledger.latest()
    expect(sent()).toBe("tx_soroban_invalid")
    expect(ledger.latest()).toBe(before)
  })
})

test("the fee that remains after the resources must cover the base fee", () => {
  const { resourceFee } = trial(ledger, alice, payment()).transactionData
  expect(altered({ fee: Number(resourceFee) + 99 })).toBe("tx_insufficient_fee")
})

test("a call fails outside its footprint, and its fee is charged", () => {
  const tried = trial(ledger, alice, payment())
  const { resources } = tried.transactionData
  const { readOnly, readWrite } = resources.footprint
  const withFootprint = (keys: { readOnly: xdr.LedgerKey[]; readWrite: xdr.LedgerKey[] }) => ({
    ...tried,
    transactionData: new xdr.SorobanTransactionData({
      ...tried.transactionData,
      resources: new xdr.SorobanResources({
        ...resources,
        footprint: new xdr.LedgerFootprint(keys),
      }),
    }),
  })
  const send = (keys: Parameters<typeof withFootprint>[0]) =>
    failure(ledger, signed(prepare(ledger, alice, payment(), withFootprint(keys)), alice))

  const before = balance(ledger, alice)!
  expect(send({ readOnly: [], readWrite })).toEqual([
    "trying to read an entry outside of the footprint",
  ])
  expect(send({ readOnly: [...readOnly, ...readWrite], readWrite: [] })).toEqual([
    "trying to write an entry outside of the footprint",
  ])
  expect(balance(ledger, bob)).toBe(100_000_000_000n)
  expect(before - balance(ledger, alice)!).toBe(2n * (tried.transactionData.resourceFee + 100n))
})

describe("a fee bump around a contract transaction", () => {
  test("makes a transaction valid whose own fee is lower than its resource fee", () => {
    const { auth, transactionData } = trial(ledger, alice, payment())
    const inner = sealed(
      ledger,
      alice,
      {
        operations: [withAuth(payment(), auth)],
        ext: xdr.TransactionExt.sorobanData(transactionData),
        fee: 0,
      },
      alice,
    )
    const bump = TransactionBuilder.buildFeeBumpTransaction(
      bob,
      "100",
      TransactionBuilder.fromXdr(inner, passphrase) as Transaction,
      passphrase,
    )
    expect(submit(ledger, signed(bump, bob))).toBe("tx_fee_bump_inner_success tx_success")
  })

  test("pays for the resources once, and for one more operation", () => {
    const payer = funded(ledger)
    const inner = signed(prepare(ledger, alice, payment()), alice)
    const { resourceFee } = trial(ledger, alice, payment()).transactionData
    const minimum = TransactionBuilder.buildFeeBumpTransaction(payer, "100", inner, passphrase)
    const bump = (fee: bigint) => {
      const tx = new xdr.FeeBumpTransaction({ ...minimum.tx, fee })
      const envelope = new xdr.FeeBumpTransactionEnvelope({ tx, signatures: [] })
      const unsigned = xdr.TransactionEnvelope.envelopeTypeTxFeeBump(envelope).toXdr("base64")
      return signed(TransactionBuilder.fromXdr(unsigned, passphrase), payer).toXdr()
    }
    expect(toCodes(ledger.submit(bump(resourceFee + 199n)))).toBe("tx_insufficient_fee")
    expect(toCodes(ledger.submit(bump(resourceFee + 200n)))).toBe(
      "tx_fee_bump_inner_success tx_success",
    )
    expect(balance(ledger, payer)).toBe(100_000_000_000n - resourceFee - 200n)
    expect(balance(ledger, alice)).toBe(100_000_000_000n - 7n)
  })
})

test("the upload of damaged code fails, and its fee is charged", () => {
  const upload = Operation.uploadContractWasm({ wasm: Buffer.from([0, 1, 2]) })
  const { transactionData } = trial(ledger, alice, payment())
  const transaction = build(ledger, alice, [upload], { sorobanData: transactionData })
  expect(failure(ledger, signed(transaction, alice))).toEqual([
    "not a valid contract: it has no Wasm header",
  ])
  expect(balance(ledger, alice)).toBe(100_000_000_000n - BigInt(transaction.fee))
})
