import { networks } from "@alidade/core"
import {
  Account,
  Asset,
  Keypair,
  Operation,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import type { Entry } from "./entry.js"
import { envelopeOf, groupEntries } from "./group.js"

const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1) as Buffer)
const network = networks.Testnet

function build(amount: string): Transaction {
  const account = new Account(signer.publicKey(), "1")
  const destination = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2) as Buffer).publicKey()
  return new TransactionBuilder(account, { fee: "100", networkPassphrase: network })
    .addOperation(Operation.payment({ destination, asset: Asset.native(), amount }))
    .setTimeout(0)
    .build()
}
const unsigned = build("2")
const xdr = unsigned.toXDR()
const signed = build("2")
signed.sign(signer)
const other = build("3").toXDR()

const request: Entry = {
  id: 1,
  kind: "transaction",
  party: "Freighter",
  at: 1,
  outcome: "done",
  result: "verified",
  network,
  payload: xdr,
}
const sent: Entry = { ...request, id: 2, kind: "sent", party: "Testnet", payload: signed.toXDR() }
const states = (...entries: Entry[]) =>
  groupEntries(entries.reverse()).map(({ state, entries }) => [state, entries.map(({ id }) => id)])

test("a signature and what became of its transaction are one", () => {
  const answer = { outcome: "applied", ledger: 3 } as const
  expect(states(request, { ...sent, answer })).toEqual([["confirmed", [1, 2]]])
  expect(states(request)).toEqual([["signed", [1]]])
  expect(states({ ...request, outcome: "stopped" }, { ...request, id: 2 })).toEqual([
    ["signed", [1, 2]],
  ])
})

test("a transaction that is sent twice is one, and stays confirmed", () => {
  const unknown: Entry = { ...sent, answer: { outcome: "unknown" } }
  const applied: Entry = { ...sent, answer: { outcome: "applied" } }
  const refused: Entry = { ...sent, answer: { outcome: "refused", codes: ["txBAD_SEQ"] } }
  expect(states(unknown, { ...applied, id: 3 })).toEqual([["confirmed", [2, 3]]])
  expect(states(applied, { ...refused, id: 3 })).toEqual([["confirmed", [2, 3]]])
  expect(states(refused, { ...unknown, id: 3 })).toEqual([["unanswered", [2, 3]]])
  expect(states(unknown, { ...refused, id: 3 })).toEqual([["refused", [2, 3]]])
})

test("other transactions and other networks stay apart, the latest first", () => {
  const elsewhere: Entry = { ...request, id: 3, network: networks.Public }
  expect(states(request, { ...request, id: 2, payload: other }, elsewhere)).toEqual([
    ["signed", [3]],
    ["signed", [2]],
    ["signed", [1]],
  ])
})

test("a rejected reply is apart from the signature that follows", () => {
  const rejected: Entry = { ...request, outcome: "failed", code: "altered" }
  expect(states(rejected, { ...request, id: 2 })).toEqual([
    ["signed", [2]],
    ["rejected", [1]],
  ])
  expect(states({ ...rejected, code: "timeout" })).toEqual([["failed", [1]]])
})

test("messages, connections, and entries without their payload stay apart", () => {
  const message: Entry = { ...request, kind: "message", payload: "Hi" }
  expect(states(message, { ...message, id: 2 })).toHaveLength(2)
  expect(states({ ...request, kind: "connect", payload: undefined })).toEqual([["connected", [1]]])
  expect(states({ ...request, payload: undefined }, { ...sent, payload: "AAAA" })).toHaveLength(2)
})

test("the subject is what was sent, or else the request", () => {
  const [item] = groupEntries([sent, request])
  expect(envelopeOf(item!)).toBe(sent.payload)
  const [old] = groupEntries([{ ...sent, payload: undefined }])
  expect(envelopeOf(old!)).toBeUndefined()
})
