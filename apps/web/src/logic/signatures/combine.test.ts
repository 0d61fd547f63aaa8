import {
  Account,
  FeeBumpTransaction,
  Keypair,
  MuxedAccount,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { combineEnvelopes, removeSignatures } from "./combine.js"
import { signingAccountsOf } from "./threshold.js"

const [ann, bob] = [11, 12].map((seed) => Keypair.fromRawEd25519Seed(Buffer.alloc(32, seed)))
const source = ann!.publicKey()

function envelope(bumpTo: string, ...signers: (Keypair | undefined)[]): string {
  return build([Operation.bumpSequence({ bumpTo })], ...signers)
}

function build(
  operations: Parameters<TransactionBuilder["addOperation"]>[0][],
  ...signers: (Keypair | undefined)[]
): string {
  const builder = new TransactionBuilder(new Account(source, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
  for (const operation of operations) builder.addOperation(operation)
  const transaction = builder.setTimeout(0).build()
  for (const signer of signers) if (signer) transaction.sign(signer)
  return transaction.toXDR()
}

describe("combineEnvelopes", () => {
  test("puts the signatures of both copies on one envelope, each once", () => {
    const both = combineEnvelopes(envelope("9", ann), envelope("9", ann, bob), Networks.TESTNET)
    expect(both).toBe(envelope("9", ann, bob))
  })

  test("rejects a different transaction, an invalid copy, and one without a new signature", () => {
    const mine = envelope("9", ann)
    const combine = (copy: string) => () => combineEnvelopes(mine, copy, Networks.TESTNET)
    expect(combine(envelope("8", bob))).toThrow("different")
    expect(combine(mine)).toThrow("nothingNew")
    expect(combine("AAAA")).toThrow("notEnvelope")
  })
})

test("removes only the signatures at the given positions", () => {
  const trimmed = removeSignatures(envelope("9", ann, bob), [0], Networks.TESTNET)
  expect(trimmed).toBe(envelope("9", bob))
})

describe("signingAccountsOf", () => {
  const weak = Operation.bumpSequence({ bumpTo: "9" })
  const strong = Operation.setOptions({ signer: { ed25519PublicKey: source, weight: 1 } })
  const plain = Operation.setOptions({ homeDomain: "example.org" })

  test("returns the highest threshold of the account's own operations", async () => {
    const reached = async (...operations: Parameters<typeof build>[0]) =>
      (await signingAccountsOf(build(operations), Networks.TESTNET)).accounts
    expect(await reached(weak)).toEqual([{ address: source, threshold: "low" }])
    expect(await reached(weak, plain)).toEqual([{ address: source, threshold: "medium" }])
    expect(await reached(plain, strong, weak)).toEqual([{ address: source, threshold: "high" }])
    expect(await reached(Operation.accountMerge({ destination: source }))).toEqual([
      { address: source, threshold: "high" },
    ])
  })

  test("gives each account that has operations its own threshold, and finds the payer of a fee bump", async () => {
    const other = bob!.publicKey()
    const muxed = new MuxedAccount(new Account(other, "1"), "7").accountId()
    const theirs = [
      Operation.accountMerge({ destination: source, source: other }),
      Operation.bumpSequence({ bumpTo: "9", source: muxed }),
    ]
    const inner = TransactionBuilder.fromXDR(build([...theirs, weak], ann), Networks.TESTNET)
    if (inner instanceof FeeBumpTransaction) throw new Error("That is a fee bump.")
    const bump = TransactionBuilder.buildFeeBumpTransaction(bob!, "200", inner, Networks.TESTNET)
    expect(await signingAccountsOf(bump.toXDR(), Networks.TESTNET)).toEqual({
      accounts: [
        { address: source, threshold: "low" },
        { address: other, threshold: "high" },
      ],
      feeSource: other,
    })
  })
})
