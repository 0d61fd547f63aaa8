import { networks } from "@alidade/core"
import {
  Account,
  Asset,
  Keypair,
  Memo,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { describeTransaction } from "./decode.js"
import { buildPayment } from "./payment.js"

const [alice, bob, carol] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair, Keypair]
const passphrase = networks.Testnet

const payment = {
  source: alice.publicKey(),
  sequence: "41",
  destination: bob.publicKey(),
  creates: false,
  asset: "native",
  stroops: 125_000_000n,
  memo: { type: "none", value: "" },
  fee: "100",
  seconds: 600,
  passphrase,
} as const

/** Decodes a transaction of one operation, and gives it. */
function only(operation: Parameters<TransactionBuilder["addOperation"]>[0]) {
  const xdr = new TransactionBuilder(new Account(alice.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
    .toXDR()
  return describeTransaction(xdr, passphrase).operations[0]
}

describe("a payment built from the form", () => {
  test("says who pays whom what, for how much, until when, under which hash", () => {
    const before = Math.floor(Date.now() / 1000)
    const xdr = buildPayment({ ...payment, memo: { type: "text", value: "rent" } })
    const described = describeTransaction(xdr, passphrase)
    expect(described).toMatchObject({
      source: alice.publicKey(),
      fee: "100",
      sequence: "42",
      memo: { type: "text", value: "rent" },
      conditions: [],
      signatures: 0,
      operations: [
        {
          sentence: [
            "Send ",
            { amount: "12.5", asset: "XLM" },
            " to ",
            { address: bob.publicKey() },
          ],
          calls: [],
        },
      ],
    })
    expect(described.notAfter).toBeGreaterThanOrEqual(before + 600)
    expect(described.notAfter).toBeLessThanOrEqual(before + 602)
    expect(described.hash).toBe(
      Buffer.from(TransactionBuilder.fromXDR(xdr, passphrase).hash()).toString("hex"),
    )
    expect(new Set(described.accounts)).toEqual(new Set([alice.publicKey(), bob.publicKey()]))
  })

  test("creates an account that does not exist yet", () => {
    const { operations } = describeTransaction(
      buildPayment({ ...payment, creates: true }),
      passphrase,
    )
    expect(operations[0]?.sentence).toEqual([
      "Create the account ",
      { address: bob.publicKey() },
      " with ",
      { amount: "12.5", asset: "XLM" },
    ])
  })

  test("sends another asset by its code and issuer, with a hash as memo", () => {
    const memo = { type: "hash", value: "ab".repeat(32) } as const
    const asset = `USD:${carol.publicKey()}`
    const described = describeTransaction(buildPayment({ ...payment, asset, memo }), passphrase)
    expect(described.memo).toEqual(memo)
    expect(described.operations[0]?.sentence[1]).toEqual({ amount: "12.5", asset })
  })
})

describe("an envelope of somebody else", () => {
  test("tells the accounts of a fee bump apart, and counts the signatures of both", () => {
    const inner = new TransactionBuilder(new Account(alice.publicKey(), "1"), {
      fee: "100",
      networkPassphrase: passphrase,
    })
      .addOperation(Operation.bumpSequence({ bumpTo: "9" }))
      .addMemo(Memo.id("7"))
      .setTimeout(0)
      .build()
    inner.sign(alice)
    const bump = TransactionBuilder.buildFeeBumpTransaction(carol, "400", inner, passphrase)
    bump.sign(carol)
    const described = describeTransaction(bump.toXDR(), passphrase)
    expect(described).toMatchObject({
      source: alice.publicKey(),
      feeSource: carol.publicKey(),
      memo: { type: "id", value: "7" },
      signatures: 2,
    })
    expect(described.notAfter).toBeUndefined()
    expect(described.accounts).toContain(carol.publicKey())
  })

  test("warns where signers change, an account closes or assets are taken back", () => {
    expect(only(Operation.setOptions({ masterWeight: 0 }))?.warning).toContain("who can sign")
    expect(only(Operation.setOptions({ homeDomain: "example.org" }))?.warning).toBeUndefined()
    expect(only(Operation.accountMerge({ destination: bob.publicKey() }))?.warning).toContain(
      "closed",
    )
    const asset = new Asset("USD", carol.publicKey())
    expect(
      only(Operation.clawback({ asset, amount: "1", from: bob.publicKey() }))?.warning,
    ).toContain("takes assets back")
  })

  test("names the signer that is added, and its weight", () => {
    const operation = only(
      Operation.setOptions({ signer: { ed25519PublicKey: bob.publicKey(), weight: 2 } }),
    )
    expect(operation?.sentence.join("")).toContain(`signer ${bob.publicKey()} with weight 2`)
  })

  test("writes out what a data entry hides", () => {
    const operation = only(Operation.manageData({ name: "a\u202eb", value: "x\u0000" }))
    expect(operation?.sentence.join("")).toBe("Write the data entry “a\\u{202e}b” as “x\\u{0}”")
  })

  test("tells a contract call by its name, its contract and its arguments", () => {
    const contract = Asset.native().contractId(passphrase)
    const operation = only(
      Operation.invokeContractFunction({ contract, function: "decimals", args: [] }),
    )
    expect(operation?.sentence).toEqual([
      "Call ",
      { code: "decimals" },
      " of ",
      { address: contract },
      " (XLM)",
    ])
  })

  test.each(["", "AAAA", "not base64!", "A".repeat(4000)])("%j is refused in words", (text) => {
    expect(() => describeTransaction(text, passphrase)).toThrow(
      "This is not a transaction envelope in base64.",
    )
  })
})
