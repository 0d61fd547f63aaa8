import { networks } from "@alidade/core"
import { Account, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { readEnvelopeFacts, readWaitingItem, type WaitingItem } from "./waiting-item.js"

const alice = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1))
const item: WaitingItem = {
  hash: "ab".repeat(32),
  xdr: "AAAA",
  source: alice.publicKey(),
  sequence: "7",
  expiresAt: 1_800_000_000_000,
  signedAt: { [alice.publicKey()]: 1_790_000_000_000 },
  isSentHere: true,
  said: "Paper for December",
  note: "Ordered on Monday",
  ending: { how: "applied", ledger: 9, closedAt: 1_790_000_000_002 },
  endedAt: 1_790_000_000_003,
}

test("reads a saved item as it was written", () => {
  expect(readWaitingItem(JSON.parse(JSON.stringify(item)))).toEqual(item)
})

test.each([
  ["hash", "AB".repeat(32)],
  ["xdr", 7],
  ["source", "GAAA"],
  ["sequence", 7],
])("skips an item with another %s", (field, value) => {
  expect(readWaitingItem({ ...item, [field]: value })).toBeUndefined()
})

test("leaves out what is wrong with the rest of an item", () => {
  const { hash, xdr, source, sequence } = item
  const wrong = {
    expiresAt: "soon",
    signedAt: { nobody: 1, [source]: -1 },
    said: "a".repeat(301),
    note: 7,
    ending: { how: "applied", ledger: "9", closedAt: 1 },
  }
  expect(readWaitingItem({ ...item, isSentHere: 1, ...wrong })).toEqual({
    hash,
    xdr,
    source,
    sequence,
    signedAt: {},
  })
})

test("reads hash, account, sequence number, and expiry of an envelope", async () => {
  const build = (seconds: number) =>
    new TransactionBuilder(new Account(alice.publicKey(), "6"), {
      fee: "100",
      networkPassphrase: networks.Testnet,
    })
      .addOperation(Operation.bumpSequence({ bumpTo: "2" }))
      .setTimebounds(0, seconds)
      .build()
  const transaction = build(2_000_000_000)
  expect(await readEnvelopeFacts(transaction.toXDR(), networks.Testnet)).toEqual({
    hash: Buffer.from(transaction.hash()).toString("hex"),
    source: alice.publicKey(),
    sequence: "7",
    expiresAt: 2_000_000_000_000,
  })
  const endless = await readEnvelopeFacts(build(0).toXDR(), networks.Testnet)
  expect(endless.expiresAt).toBeUndefined()
})
