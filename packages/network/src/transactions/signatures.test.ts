import {
  Account,
  Asset,
  hash,
  Keypair,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import {
  balance,
  build,
  funded,
  passphrase,
  send,
  signed,
  submit,
  type TestLedger,
  testLedger,
} from "../../test/ledger.js"

let ledger: TestLedger
let alice: Keypair
let bob: Keypair

beforeEach(() => {
  ledger = testLedger()
  alice = funded(ledger)
  bob = funded(ledger)
})

const pay = () =>
  Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount: "1" })

describe("an account that needs both of its signers", () => {
  const second = Keypair.random()

  beforeEach(() => {
    const options = Operation.setOptions({
      signer: { ed25519PublicKey: second.publicKey(), weight: 1 },
      lowThreshold: 2,
      medThreshold: 2,
      highThreshold: 2,
    })
    expect(send(ledger, alice, [options])).toBe("tx_success")
  })

  test("rejects one of them alone", () => {
    expect(send(ledger, alice, [pay()])).toBe("tx_bad_auth")
    expect(submit(ledger, signed(build(ledger, alice, [pay()]), second))).toBe("tx_bad_auth")
  })

  test("accepts both, in either order", () => {
    expect(submit(ledger, signed(build(ledger, alice, [pay()]), alice, second))).toBe("tx_success")
    expect(submit(ledger, signed(build(ledger, alice, [pay()]), second, alice))).toBe("tx_success")
  })

  test("rejects the same signer twice", () => {
    const twice = signed(build(ledger, alice, [pay()]), alice, alice)
    expect(submit(ledger, twice)).toBe("tx_bad_auth")
  })

  test("rejects a stranger's and an invalid signature", () => {
    const stranger = Keypair.random()
    expect(submit(ledger, signed(build(ledger, alice, [pay()]), alice, stranger))).toBe(
      "tx_bad_auth",
    )
    const broken = signed(build(ledger, alice, [pay()]), alice)
    broken.addDecoratedSignature(
      new xdr.DecoratedSignature({ hint: second.signatureHint(), signature: new Uint8Array(64) }),
    )
    expect(submit(ledger, broken)).toBe("tx_bad_auth")
  })
})

describe("thresholds by operation", () => {
  const weak = Keypair.random()

  beforeEach(() => {
    const options = Operation.setOptions({
      signer: { ed25519PublicKey: weak.publicKey(), weight: 1 },
      masterWeight: 3,
      lowThreshold: 1,
      medThreshold: 2,
      highThreshold: 3,
    })
    expect(send(ledger, alice, [options])).toBe("tx_success")
  })

  const byWeak = (operation: xdr.Operation) =>
    submit(ledger, signed(build(ledger, alice, [operation]), weak))

  test("weight 1 can bump a sequence (low), but not pay (medium), set signers, or merge (high)", () => {
    expect(byWeak(Operation.bumpSequence({ bumpTo: "1" }))).toBe("tx_success")
    expect(byWeak(pay())).toBe("tx_failed op_bad_auth")
    expect(byWeak(Operation.setOptions({ homeDomain: "example.org" }))).toBe(
      "tx_failed op_bad_auth",
    )
    expect(byWeak(Operation.setOptions({ masterWeight: 0 }))).toBe("tx_failed op_bad_auth")
    expect(byWeak(Operation.accountMerge({ destination: bob.publicKey() }))).toBe(
      "tx_failed op_bad_auth",
    )
  })

  test("a home domain needs medium, a signer needs high", () => {
    const middle = Operation.setOptions({
      signer: { ed25519PublicKey: weak.publicKey(), weight: 2 },
    })
    expect(send(ledger, alice, [middle])).toBe("tx_success")
    expect(byWeak(Operation.setOptions({ homeDomain: "example.org" }))).toBe("tx_success")
    expect(byWeak(Operation.setOptions({ highThreshold: 1 }))).toBe("tx_failed op_bad_auth")
  })

  test("a master key of weight 0 no longer signs", () => {
    const options = Operation.setOptions({
      masterWeight: 0,
      medThreshold: 1,
      highThreshold: 1,
    })
    expect(send(ledger, alice, [options])).toBe("tx_success")
    expect(send(ledger, alice, [pay()])).toBe("tx_bad_auth")
    expect(byWeak(pay())).toBe("tx_success")
  })
})

test("a threshold of 0 still needs one signature", () => {
  expect(submit(ledger, build(ledger, alice, [pay()]))).toBe("tx_bad_auth")
  expect(send(ledger, alice, [pay()])).toBe("tx_success")
})

test("a signature with another key's hint does not count", () => {
  const payment = signed(build(ledger, alice, [pay()]), alice)
  const { signature } = payment.signatures[0]!
  const mismarked = build(ledger, alice, [pay()])
  mismarked.addDecoratedSignature(
    new xdr.DecoratedSignature({ hint: bob.signatureHint(), signature }),
  )
  expect(submit(ledger, mismarked)).toBe("tx_bad_auth")
  expect(submit(ledger, payment)).toBe("tx_success")
})

test("a hash signer signs with the preimage of its hash", () => {
  const secret = Buffer.from("open sesame")
  const sha256Hash = hash(secret)
  send(ledger, alice, [Operation.setOptions({ signer: { sha256Hash, weight: 1 } })])

  const open = build(ledger, alice, [pay()])
  open.signHashX(secret)
  expect(submit(ledger, open)).toBe("tx_success")

  const wrong = build(ledger, alice, [pay()])
  wrong.addDecoratedSignature(
    new xdr.DecoratedSignature({ hint: sha256Hash.slice(-4), signature: Buffer.from("guess") }),
  )
  expect(submit(ledger, wrong)).toBe("tx_bad_auth")
})

test("a pre-authorized transaction needs no signature, works once, and releases its reserve", () => {
  const { seqNum } = ledger.account(alice.xdrAccountId())!
  const preauthorized = new TransactionBuilder(
    new Account(alice.publicKey(), String(seqNum + 1n)),
    { fee: "100", networkPassphrase: passphrase, timebounds: { minTime: 0, maxTime: 0 } },
  )
    .addOperation(pay())
    .build()
  const signer = { preAuthTx: preauthorized.hash(), weight: 1 }
  expect(send(ledger, alice, [Operation.setOptions({ signer })])).toBe("tx_success")
  expect(ledger.account(alice.xdrAccountId())?.numSubEntries).toBe(1)
  expect(submit(ledger, preauthorized)).toBe("tx_success")
  expect(ledger.account(alice.xdrAccountId())).toMatchObject({ numSubEntries: 0, signers: [] })
})

test("an account created in the same transaction signs with its own key", () => {
  const carol = Keypair.random()
  const operations = [
    Operation.createAccount({ destination: carol.publicKey(), startingBalance: "10" }),
    Operation.manageData({ name: "born", value: "today", source: carol.publicKey() }),
  ]
  expect(send(ledger, alice, operations)).toBe("tx_failed op_success op_bad_auth")
  expect(send(ledger, alice, operations, carol)).toBe("tx_success")
  expect(balance(ledger, carol)).toBe(100_000_000n)
})
