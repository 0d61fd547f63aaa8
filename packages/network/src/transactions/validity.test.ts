import {
  Account,
  Asset,
  Keypair,
  Operation,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import {
  balance,
  build,
  funded,
  passphrase,
  sealed,
  send,
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

const pay = (destination: Keypair, amount = "1", source?: Keypair) =>
  Operation.payment({
    destination: destination.publicKey(),
    asset: Asset.native(),
    amount,
    source: source?.publicKey(),
  })
const seconds = () => Math.floor(ledger.clock.ms / 1000)

describe("a rejected transaction", () => {
  test("costs nothing and leaves no trace", () => {
    const before = ledger.latest()
    expect(submit(ledger, build(ledger, alice, [pay(bob)]))).toBe("tx_bad_auth")
    expect(ledger.latest()).toBe(before)
    expect(balance(ledger, alice)).toBe(100_000_000_000n)
  })

  test("has a sequence that is too low, too high, or that of a new account", () => {
    const first = signed(build(ledger, alice, [pay(bob)]), alice)
    const rival = signed(build(ledger, alice, [pay(bob, "2")]), alice)
    expect(submit(ledger, first)).toBe("tx_success")
    expect(submit(ledger, rival)).toBe("tx_bad_seq")
    const { seqNum } = ledger.account(alice.xdrAccountId())!
    expect(
      toCodes(
        ledger.submit(
          sealed(ledger, alice, { seqNum: seqNum + 2n, operations: [pay(bob)] }, alice),
        ),
      ),
    ).toBe("tx_bad_seq")
    const next = BigInt(ledger.latest().header.ledgerSeq + 2) << 32n
    send(ledger, alice, [Operation.bumpSequence({ bumpTo: String(next - 1n) })])
    expect(send(ledger, alice, [pay(bob)])).toBe("tx_bad_seq")
  })

  test("is outside its time bounds", () => {
    const within = (minTime: number, maxTime: number) =>
      submit(
        ledger,
        signed(build(ledger, alice, [pay(bob)], { timebounds: { minTime, maxTime } }), alice),
      )
    expect(within(seconds() + 1, 0)).toBe("tx_too_early")
    expect(within(0, seconds() - 1)).toBe("tx_too_late")
    expect(within(seconds(), seconds())).toBe("tx_success")
    ledger.clock.ms += 1_000
    expect(within(0, seconds() - 1)).toBe("tx_too_late")
  })

  test("is outside its ledger bounds", () => {
    const within = (minLedger: number, maxLedger: number) =>
      submit(
        ledger,
        signed(build(ledger, alice, [pay(bob)], { ledgerbounds: { minLedger, maxLedger } }), alice),
      )
    const next = ledger.latest().header.ledgerSeq + 1
    expect(within(next + 1, 0)).toBe("tx_too_early")
    expect(within(0, next)).toBe("tx_too_late")
    expect(within(next, next + 1)).toBe("tx_success")
  })

  test("offers less than 100 stroops per operation", () => {
    const cheap = build(ledger, alice, [pay(bob), pay(bob)], { fee: "99" })
    expect(submit(ledger, signed(cheap, alice))).toBe("tx_insufficient_fee")
  })

  test("offers more than its source can spend", () => {
    const expensive = build(ledger, alice, [pay(bob)], { fee: "4294967295" })
    expect(submit(ledger, signed(expensive, alice))).toBe("tx_success")
    send(ledger, alice, [pay(bob, "9600")])
    const unaffordable = build(ledger, alice, [pay(bob)], { fee: "4294967295" })
    expect(submit(ledger, signed(unaffordable, alice))).toBe("tx_insufficient_balance")
  })

  test("has no source account", () => {
    const nobody = Keypair.random()
    expect(submit(ledger, signed(build(ledger, nobody, [pay(bob)]), nobody))).toBe(
      "tx_no_source_account",
    )
  })

  test("has no operations, or contract data without a contract call", () => {
    expect(toCodes(ledger.submit(sealed(ledger, alice, { operations: [] }, alice)))).toBe(
      "tx_missing_operation",
    )
    const data = new xdr.SorobanTransactionData({
      ext: xdr.SorobanTransactionDataExt.v0(),
      resources: new xdr.SorobanResources({
        footprint: new xdr.LedgerFootprint({ readOnly: [], readWrite: [] }),
        instructions: 0,
        diskReadBytes: 0,
        writeBytes: 0,
      }),
      resourceFee: 0n,
    })
    const ext = xdr.TransactionExt.sorobanData(data)
    expect(
      toCodes(ledger.submit(sealed(ledger, alice, { ext, operations: [pay(bob)] }, alice))),
    ).toBe("tx_malformed")
  })

  test("is for another network", () => {
    const elsewhere = { ...ledger, passphrase: "Test SDF Network ; September 2015" }
    const foreign = signed(build(elsewhere, alice, [pay(bob)]), alice)
    expect(submit(ledger, foreign)).toBe("tx_bad_auth")
  })

  test("has an unnecessary signature", () => {
    expect(send(ledger, alice, [pay(bob)], bob)).toBe("tx_bad_auth_extra")
  })

  test("lacks the signature of an operation's source", () => {
    expect(send(ledger, alice, [pay(bob), pay(alice, "1", bob)])).toBe(
      "tx_failed op_success op_bad_auth",
    )
    expect(send(ledger, alice, [pay(bob), pay(alice, "1", bob)], bob)).toBe("tx_success")
  })
})

describe("preconditions of version 2", () => {
  test("a minimum sequence number lets a transaction skip numbers", () => {
    const { seqNum } = ledger.account(alice.xdrAccountId())!
    const skipping = (minAccountSequence: string): Transaction => {
      const builder = new TransactionBuilder(new Account(alice.publicKey(), String(seqNum + 41n)), {
        fee: "100",
        networkPassphrase: passphrase,
        timebounds: { minTime: 0, maxTime: 0 },
        minAccountSequence,
      })
      return signed(builder.addOperation(pay(bob)).build(), alice)
    }
    expect(submit(ledger, skipping(String(seqNum + 1n)))).toBe("tx_bad_seq")
    expect(submit(ledger, skipping(String(seqNum)))).toBe("tx_success")
    expect(ledger.account(alice.xdrAccountId())?.seqNum).toBe(seqNum + 42n)
  })

  test("a minimum age counts seconds since the source's sequence number changed", () => {
    send(ledger, alice, [pay(bob)])
    const aged = () =>
      submit(
        ledger,
        signed(build(ledger, alice, [pay(bob)], { minAccountSequenceAge: 60n }), alice),
      )
    ledger.clock.ms += 59_000
    expect(aged()).toBe("tx_bad_min_seq_age_or_gap")
    ledger.clock.ms += 1_000
    expect(aged()).toBe("tx_success")
    expect(aged()).toBe("tx_bad_min_seq_age_or_gap")
  })

  test("a ledger gap counts ledgers since then", () => {
    send(ledger, alice, [pay(bob)])
    const gapped = () =>
      submit(
        ledger,
        signed(build(ledger, alice, [pay(bob)], { minAccountSequenceLedgerGap: 2 }), alice),
      )
    expect(gapped()).toBe("tx_bad_min_seq_age_or_gap")
    funded(ledger)
    expect(gapped()).toBe("tx_success")
  })

  test("extra signers have to sign, too", () => {
    const guard = Keypair.random()
    const guarded = () =>
      build(ledger, alice, [pay(bob)], { extraSigners: [guard.publicKey(), bob.publicKey()] })
    expect(submit(ledger, signed(guarded(), alice, guard))).toBe("tx_bad_auth")
    expect(submit(ledger, signed(guarded(), alice, guard, bob))).toBe("tx_success")
  })
})

describe("a failed transaction", () => {
  test("is in the ledger, pays its fee, spends its sequence, and does nothing else", () => {
    const { seqNum } = ledger.account(alice.xdrAccountId())!
    const sequence = ledger.latest().header.ledgerSeq
    expect(send(ledger, alice, [pay(bob, "5"), pay(Keypair.random())])).toBe(
      "tx_failed op_success op_no_destination",
    )
    expect(ledger.account(alice.xdrAccountId())).toMatchObject({
      seqNum: seqNum + 1n,
      balance: 100_000_000_000n - 200n,
    })
    expect(balance(ledger, bob)).toBe(100_000_000_000n)
    expect(ledger.latest().header).toMatchObject({ ledgerSeq: sequence + 1 })
    expect(ledger.latest().transaction?.successful).toBe(false)
  })

  test("continues after the failed operation and reports each result", () => {
    const code = send(ledger, alice, [pay(Keypair.random()), pay(bob, "20000"), pay(bob)])
    expect(code).toBe("tx_failed op_no_destination op_underfunded op_success")
  })
})

test("a failed operation leaves no changes for later ones", () => {
  const issuer = funded(ledger)
  const usd = new Asset("USD", issuer.publicKey())
  send(ledger, alice, [Operation.changeTrust({ asset: usd })])
  const give = (from: Keypair, to: Keypair) =>
    Operation.payment({
      destination: to.publicKey(),
      asset: usd,
      amount: "1",
      source: from.publicKey(),
    })
  expect(send(ledger, alice, [give(bob, alice), give(alice, issuer)], bob)).toBe(
    "tx_failed op_src_no_trust op_underfunded",
  )
})

test("submitting a transaction again returns the first result without applying it again", () => {
  const once = signed(build(ledger, alice, [pay(bob)]), alice)
  const first = ledger.submit(once.toXdr())
  expect(ledger.submit(once.toXdr())).toEqual(first)
  expect(balance(ledger, bob)).toBe(100_010_000_000n)
})

test("an envelope of version 0 equals the same transaction in version 1", () => {
  const modern = build(ledger, alice, [pay(bob)])
  const { seqNum, fee, memo, operations } = modern.tx as xdr.Transaction
  const tx = new xdr.TransactionV0({
    sourceAccountEd25519: alice.rawPublicKey(),
    fee: fee,
    seqNum,
    timeBounds: new xdr.TimeBounds({ minTime: 0n, maxTime: 0n }),
    memo,
    operations,
    ext: xdr.TransactionV0Ext.v0(),
  })
  const signatures = signed(modern, alice).signatures
  const envelope = xdr.TransactionEnvelope.envelopeTypeTxV0(
    new xdr.TransactionV0Envelope({ tx, signatures }),
  )
  const outcome = ledger.submit(envelope.toXdr("base64"))
  expect(toCodes(outcome)).toBe("tx_success")
  expect(outcome.hash).toBe(Buffer.from(modern.hash()).toString("hex"))
})

test.each([
  ["empty text", ""],
  ["text", "hello"],
  ["an envelope with extra bytes", () => `${build(ledger, alice, [pay(bob)]).toXdr()}AAAA`],
  [
    "an envelope cut short",
    () =>
      build(ledger, alice, [pay(bob)])
        .toXdr()
        .slice(0, -8),
  ],
])("%s is not an envelope", (_, input) => {
  const text = typeof input === "string" ? input : input()
  expect(() => ledger.submit(text)).toThrow(xdr.XdrError)
})
