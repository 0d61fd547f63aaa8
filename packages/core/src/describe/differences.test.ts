import {
  Account,
  Asset,
  Keypair,
  Memo,
  Operation,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { WalletError } from "../contract/errors.js"
import { toWalletError } from "../contract/parse-error.js"
import { networks } from "../networks/networks.js"
import { verifyTransaction } from "../verify/transaction.js"
import { type Difference, describeDifferences } from "./differences.js"
import { sentenceText } from "./sentence.js"

const [alice, bob, mallory] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair, Keypair]
const networkPassphrase = networks.Testnet
const address = alice.publicKey()

function payment(
  amount = "1",
  destination = bob.publicKey(),
  memo: Memo = Memo.none(),
): Transaction {
  return new TransactionBuilder(new Account(address, "1"), { fee: "100", networkPassphrase })
    .addOperation(Operation.payment({ destination, asset: Asset.native(), amount }))
    .addOperation(Operation.bumpSequence({ bumpTo: "9" }))
    .addMemo(memo)
    .setTimeout(0)
    .build()
}

/** The kit's error for a wallet's reply to a payment of 1 XLM to Bob. */
async function refused(returned: Transaction, by: Keypair, sent = payment()): Promise<WalletError> {
  const signerAddress = by.publicKey()
  returned.sign(by)
  const requested = {
    sent: sent.toXdr(),
    returned: returned.toXdr(),
    networkPassphrase,
    address,
    signerAddress,
  }
  const error = await verifyTransaction(requested).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  // As the kit passes it on.
  return toWalletError(error, "test")
}

/** Each difference as a line: subject, requested, returned. */
const linesOf = (rows: readonly Difference[]): string[] =>
  rows.map(({ of, requested, returned }) => {
    const name = typeof of === "string" ? of : Object.values(of)[0]
    const [before, after] = [requested, returned].map((value) =>
      value ? sentenceText({ key: "leftOut", values: { text: value } }).split("… (")[0] : "-",
    )
    return `${name}: ${before} | ${after}`
  })

describe("describeDifferences", () => {
  test("lists another amount, destination and memo: the operation in words, then each field", async () => {
    const returned = payment("900", mallory.publicKey(), Memo.text("thanks"))
    const error = await refused(returned, alice)
    expect(error.kind).toBe("altered")
    const { rows, more } = await describeDifferences(error, payment().toXdr(), networkPassphrase)
    expect(linesOf(rows)).toEqual([
      `1: Send 1 XLM to ${bob.publicKey()} | Send 900 XLM to ${mallory.publicKey()}`,
      "tx.memo: none | -",
      `tx.operations.1.body.payment.destination: ${bob.publicKey()} | ${mallory.publicKey()}`,
      "tx.operations.1.body.payment.amount: 10000000 | 9000000000",
      "tx.memo.text: - | “thanks”",
    ])
    expect(more).toBe(0)
  })

  test("lists a removed signature", async () => {
    const sent = payment()
    sent.sign(bob)
    const error = await refused(payment(), alice, sent)
    expect(error.kind).toBe("altered")
    const { rows } = await describeDifferences(error, sent.toXdr(), networkPassphrase)
    expect(linesOf(rows).map((line) => line.split(":")[0])).toEqual(["signatures.1.hint"])
  })

  test("names the signer and no signature's bytes if another account signed the transaction as requested", async () => {
    const error = await refused(payment(), bob)
    const { rows, more } = await describeDifferences(error, payment().toXdr(), networkPassphrase)
    expect(linesOf(rows)).toEqual([`signature: ${address} | ${bob.publicKey()}`])
    expect(more).toBe(0)
  })

  test("lists another account's signature with the full address", async () => {
    const error = await refused(payment(), bob)
    expect(error.kind).toBe("wrong-account")
    const { rows } = await describeDifferences(error, undefined, networkPassphrase)
    expect(linesOf(rows)).toEqual([`signature: ${address} | ${bob.publicKey()}`])
  })

  test("lists an invalid signature", async () => {
    const error = await refused(payment("2"), alice)
    const returned = payment()
    returned.signatures.push(
      ...TransactionBuilder.fromXDR(error.returned!, networkPassphrase).signatures,
    )
    const bad = await verifyTransaction({
      sent: payment().toXdr(),
      returned: returned.toXdr(),
      networkPassphrase,
      address,
    }).catch((thrown: WalletError) => thrown)
    expect(bad).toMatchObject({ kind: "bad-signature" })
    const { rows } = await describeDifferences(bad as WalletError, undefined, networkPassphrase)
    expect(linesOf(rows)).toEqual([`signature: ${address} | -`])
  })

  test("returns nothing for an error without a rejected reply", async () => {
    const error = new WalletError("rejected", "Declined.")
    const none = { rows: [], more: 0 }
    expect(await describeDifferences(error, payment().toXdr(), networkPassphrase)).toEqual(none)
  })

  test("lists at most 40 fields, and counts the rest", async () => {
    const builder = new TransactionBuilder(new Account(address, "1"), {
      fee: "100",
      networkPassphrase,
    })
    for (let count = 0; count < 60; count++) {
      builder.addOperation(Operation.bumpSequence({ bumpTo: String(count) }))
    }
    const error = await refused(builder.setTimeout(0).build(), alice)
    const { rows, more } = await describeDifferences(error, payment().toXdr(), networkPassphrase)
    expect(rows).toHaveLength(80)
    expect(more).toBeGreaterThan(10)
  })
})
