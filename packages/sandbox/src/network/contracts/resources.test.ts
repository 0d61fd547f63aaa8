import {
  type Keypair,
  Memo,
  Operation,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import { failure, prepare, transfer, trial, withAuth } from "../../../test/contract.js"
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
  told,
} from "../../../test/ledger.js"

let ledger: TestLedger
let alice: Keypair
let bob: Keypair

beforeEach(() => {
  ledger = testLedger()
  alice = funded(ledger)
  bob = funded(ledger)
})

/** A transfer with other resources, another fee for them, or another fee in all. */
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
  return told(
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

test("a transaction with what a trial of its call tells is accepted", () => {
  expect(altered()).toBe("tx_success")
})

describe("a contract's transaction is malformed", () => {
  test.each<[string, () => string]>([
    ["without the data of its resources", () => altered({ ext: xdr.TransactionExt.v0() })],
    ["with a second operation", () => altered({ operations: [payment(), payment()] })],
    [
      "with an operation that is none of a contract",
      () => altered({ operations: [payment(), Operation.bumpSequence({ bumpTo: "1" })] }),
    ],
    ["if its resources cost less than nothing", () => altered({ data: { resourceFee: -1n } })],
  ])("%s", (_, sent) => {
    const before = ledger.latest()
    expect(sent()).toBe("tx_malformed")
    expect(ledger.latest()).toBe(before)
  })
})

describe("a contract's transaction is invalid", () => {
  const muxed = () => alice.xdrMuxedAccount("1")

  test.each<[string, () => string]>([
    ["with a memo", () => altered({ memo: Memo.text("hi").toXdrObject() })],
    ["by a muxed account", () => altered({ sourceAccount: muxed() })],
    [
      "with an operation of a muxed account",
      () =>
        altered({
          operations: [new xdr.Operation({ sourceAccount: muxed(), body: payment().body })],
        }),
    ],
    ["if it offers less than its resources cost", () => altered({ fee: 100 })],
    ["if its resources are too cheap", () => altered({ data: { resourceFee: 100n } })],
  ])("%s", (_, sent) => {
    const before = ledger.latest()
    expect(sent()).toBe("tx_soroban_invalid")
    expect(ledger.latest()).toBe(before)
  })
})

test("what is left for the network after the resources must be its fee, as of any transaction", () => {
  const { resourceFee } = trial(ledger, alice, payment()).transactionData
  expect(altered({ fee: Number(resourceFee) + 99 })).toBe("tx_insufficient_fee")
})

test("an entry that the transaction did not name cannot be reached: it fails, and is paid for", () => {
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

describe("a fee bump around a contract's transaction", () => {
  test("lets one through that offers less itself than its resources cost", () => {
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

  test("pays for its resources once, and for one operation more", () => {
    const payer = funded(ledger)
    const inner = signed(prepare(ledger, alice, payment()), alice)
    const { resourceFee } = trial(ledger, alice, payment()).transactionData
    const least = TransactionBuilder.buildFeeBumpTransaction(payer, "100", inner, passphrase)
    const bump = (fee: bigint) => {
      const tx = new xdr.FeeBumpTransaction({ ...least.tx, fee })
      const envelope = new xdr.FeeBumpTransactionEnvelope({ tx, signatures: [] })
      const unsigned = xdr.TransactionEnvelope.envelopeTypeTxFeeBump(envelope).toXdr("base64")
      return signed(TransactionBuilder.fromXdr(unsigned, passphrase), payer).toXdr()
    }
    expect(told(ledger.submit(bump(resourceFee + 199n)))).toBe("tx_insufficient_fee")
    expect(told(ledger.submit(bump(resourceFee + 200n)))).toBe(
      "tx_fee_bump_inner_success tx_success",
    )
    expect(balance(ledger, payer)).toBe(100_000_000_000n - resourceFee - 200n)
    expect(balance(ledger, alice)).toBe(100_000_000_000n - 7n)
  })
})

test("code is neither uploaded nor deployed: such an operation costs nothing and leaves no trace", () => {
  const upload = Operation.uploadContractWasm({ wasm: Buffer.from([0, 1, 2]) })
  const { transactionData } = trial(ledger, alice, payment())
  const transaction = build(ledger, alice, [upload], { sorobanData: transactionData })
  const before = ledger.latest()
  expect(submit(ledger, signed(transaction, alice))).toBe("tx_failed op_not_supported")
  expect(ledger.latest()).toBe(before)
})
