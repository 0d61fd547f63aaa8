import {
  Asset,
  Keypair,
  Operation,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { beforeEach, expect, test } from "vitest"
import {
  balance,
  build,
  funded,
  passphrase,
  signed,
  submit,
  type TestLedger,
  testLedger,
} from "../../test/ledger.js"

let ledger: TestLedger
let alice: Keypair
let bob: Keypair
let sponsor: Keypair

beforeEach(() => {
  ledger = testLedger()
  alice = funded(ledger)
  bob = funded(ledger)
  sponsor = funded(ledger)
})

const pay = (amount: string, destination = bob) =>
  Operation.payment({ destination: destination.publicKey(), asset: Asset.native(), amount })

/** Builds a fee bump. The fee is per operation, and the bump counts as one more. */
const bump = (inner: Transaction, fee = "100", payer: Keypair | string = sponsor) =>
  TransactionBuilder.buildFeeBumpTransaction(payer, fee, inner, passphrase)

test("another account pays, and its sequence stays the same", () => {
  const before = ledger.account(sponsor.xdrAccountId())!
  const inner = signed(build(ledger, alice, [pay("5")]), alice)
  expect(submit(ledger, signed(bump(inner), sponsor))).toBe("tx_fee_bump_inner_success tx_success")
  expect(balance(ledger, alice)).toBe(99_950_000_000n)
  expect(ledger.account(sponsor.xdrAccountId())).toMatchObject({
    balance: before.balance - 200n,
    seqNum: before.seqNum,
  })
})

test("charges only the base fee, whatever it offers", () => {
  const inner = signed(build(ledger, alice, [pay("5")]), alice)
  submit(ledger, signed(bump(inner, "100000"), sponsor))
  expect(balance(ledger, sponsor)).toBe(100_000_000_000n - 200n)
})

test("allows an account with nothing to spend and a transaction without a fee", () => {
  submit(ledger, signed(build(ledger, alice, [pay("9998.99999")]), alice))
  const inner = signed(build(ledger, alice, [Operation.bumpSequence({ bumpTo: "1" })]), alice)
  expect(submit(ledger, signed(bump(inner), sponsor))).toBe("tx_fee_bump_inner_success tx_success")
})

test("is found by its own hash and by the inner hash", () => {
  const inner = signed(build(ledger, alice, [pay("5")]), alice)
  const outer = signed(bump(inner), sponsor)
  submit(ledger, outer)
  const hex = (hash: Uint8Array) => Buffer.from(hash).toString("hex")
  const found = ledger.transaction(hex(outer.hash()))
  expect(found?.successful).toBe(true)
  expect(ledger.transaction(hex(inner.hash()))).toBe(found)
})

test("fails with its operations, and is still charged", () => {
  const inner = signed(build(ledger, alice, [pay("5", Keypair.random())]), alice)
  expect(submit(ledger, signed(bump(inner), sponsor))).toBe(
    "tx_fee_bump_inner_failed tx_failed op_no_destination",
  )
  expect(balance(ledger, sponsor)).toBe(100_000_000_000n - 200n)
})

test("is rejected without a charge if the inner transaction is invalid", () => {
  const inner = build(ledger, alice, [pay("5")])
  expect(submit(ledger, signed(bump(inner), sponsor))).toBe("tx_fee_bump_inner_failed tx_bad_auth")
  expect(balance(ledger, sponsor)).toBe(100_000_000_000n)
})

test("is rejected without exactly the payer's signature, without the payer, or without its lumens", () => {
  const inner = signed(build(ledger, alice, [pay("5")]), alice)
  expect(submit(ledger, bump(inner))).toBe("tx_bad_auth")
  expect(submit(ledger, signed(bump(inner), alice))).toBe("tx_bad_auth")
  expect(submit(ledger, signed(bump(inner), sponsor, bob))).toBe("tx_bad_auth_extra")
  const nobody = Keypair.random()
  expect(submit(ledger, signed(bump(inner, "100", nobody), nobody))).toBe("tx_no_source_account")
  expect(submit(ledger, signed(bump(inner, "60000000000"), sponsor))).toBe(
    "tx_insufficient_balance",
  )
})

test("can use a pre-authorization of its payer once", () => {
  const inner = signed(build(ledger, alice, [pay("5")]), alice)
  const offer = bump(inner)
  const signer = { preAuthTx: offer.hash(), weight: 1 }
  submit(ledger, signed(build(ledger, sponsor, [Operation.setOptions({ signer })]), sponsor))
  expect(submit(ledger, offer)).toBe("tx_fee_bump_inner_success tx_success")
  expect(ledger.account(sponsor.xdrAccountId())).toMatchObject({ signers: [], numSubEntries: 0 })
})

test("is rejected unless it offers more per operation than the inner transaction", () => {
  const expensive = signed(build(ledger, alice, [pay("5")], { fee: "1000" }), alice)
  const offer = bump(expensive, "1000")
  const cheap = signed(lowered(offer, 1_999n), sponsor)
  expect(submit(ledger, cheap)).toBe("tx_insufficient_fee")
  expect(submit(ledger, signed(offer, sponsor))).toBe("tx_fee_bump_inner_success tx_success")
})

/** Lowers the fee of a built bump, because the SDK refuses to build one that offers too little. */
function lowered(offer: ReturnType<typeof bump>, fee: bigint): ReturnType<typeof bump> {
  const tx = new xdr.FeeBumpTransaction({ ...offer.tx, fee })
  const envelope = xdr.TransactionEnvelope.envelopeTypeTxFeeBump(
    new xdr.FeeBumpTransactionEnvelope({ tx, signatures: [] }),
  )
  return TransactionBuilder.fromXdr(envelope, passphrase) as ReturnType<typeof bump>
}
