import { networks } from "@alidade/core"
import { describeTransaction, sentenceText } from "@alidade/core/describe"
import { Keypair } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { buildPayment } from "./payment.js"

const [alice, bob, carol] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
) as [string, string, string]

const payment = {
  source: alice,
  sequence: "41",
  destination: bob,
  creates: false,
  asset: "native",
  stroops: 125_000_000n,
  memo: { type: "none", value: "" },
  fee: "100",
  until: 1_800_000_000,
  passphrase: networks.Testnet,
} as const

async function describeBuilt(built: Parameters<typeof buildPayment>[0]) {
  const described = await describeTransaction(buildPayment(built), networks.Testnet)
  return {
    ...described,
    sentences: described.operations.map((operation) => sentenceText(operation.sentence)),
  }
}

test("builds a payment with its amount, destination, memo, fee, and time limit", async () => {
  const described = await describeBuilt({ ...payment, memo: { type: "text", value: "rent" } })
  expect(described).toMatchObject({
    source: alice,
    fee: "0.00001",
    sequence: "42",
    memo: { type: "text", value: { type: "text", value: "rent" } },
    conditions: [],
    signatures: 0,
    warnings: [],
    sentences: [`Send 12.5 XLM to ${bob}`],
  })
  // The network's time counts, not this computer's clock.
  expect(described.notAfter).toBe("1800000000")
})

test("creates an account that does not exist yet", async () => {
  const { sentences } = await describeBuilt({ ...payment, creates: true })
  expect(sentences).toEqual([`Create the account ${bob} with 12.5 XLM`])
})

test("sends an issued asset, with a hash memo", async () => {
  const hash = "ab".repeat(32)
  const asset = `USD:${carol}`
  const described = await describeBuilt({ ...payment, asset, memo: { type: "hash", value: hash } })
  expect(described.memo).toEqual({ type: "hash", value: { type: "code", value: hash } })
  expect(described.sentences).toEqual([`Send 12.5 USD of ${carol} to ${bob}`])
})
