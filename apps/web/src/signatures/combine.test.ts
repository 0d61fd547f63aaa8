import {
  Account,
  FeeBumpTransaction,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { combineEnvelopes } from "./combine.js"
import { thresholdOf } from "./threshold.js"

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
    expect(combine(envelope("8", bob))).toThrow("a different transaction")
    expect(combine(mine)).toThrow("no new signature")
    expect(combine("AAAA")).toThrow("isn’t a base64 transaction envelope")
  })
})

describe("thresholdOf", () => {
  const weak = Operation.bumpSequence({ bumpTo: "9" })
  const strong = Operation.setOptions({ signer: { ed25519PublicKey: source, weight: 1 } })
  const plain = Operation.setOptions({ homeDomain: "example.org" })

  test("returns the highest threshold of the account's own operations", async () => {
    const reached = (...operations: Parameters<typeof build>[0]) =>
      thresholdOf(build(operations), Networks.TESTNET)
    expect(await reached(weak)).toEqual({ source, threshold: "low", elsewhere: false })
    expect(await reached(weak, plain)).toMatchObject({ threshold: "medium" })
    expect(await reached(plain, strong)).toMatchObject({ threshold: "high" })
    expect(await reached(Operation.accountMerge({ destination: source }))).toMatchObject({
      threshold: "high",
    })
  })

  test("skips operations of other accounts, and reads the inner transaction of a fee bump", async () => {
    const theirs = Operation.accountMerge({ destination: source, source: bob!.publicKey() })
    const inner = TransactionBuilder.fromXDR(build([theirs, weak], ann), Networks.TESTNET)
    if (inner instanceof FeeBumpTransaction) throw new Error("That is a fee bump.")
    const bump = TransactionBuilder.buildFeeBumpTransaction(bob!, "200", inner, Networks.TESTNET)
    expect(await thresholdOf(bump.toXDR(), Networks.TESTNET)).toEqual({
      source,
      threshold: "low",
      elsewhere: true,
      feeSource: bob!.publicKey(),
    })
  })
})
