import { networks } from "@alidade/core"
import { decodeTransaction } from "@alidade/core/describe"
import {
  Account,
  Asset,
  Keypair,
  Memo,
  MuxedAccount,
  Operation,
  SorobanDataBuilder,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { expect, it } from "vitest"
import { noAccount } from "./account-state.js"
import { findObstacles, type Surroundings } from "./obstacles.js"
import { plain } from "./plain.js"

const own = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1)).publicKey()
const contract = Asset.native().contractId(networks.Testnet)
const call = Operation.invokeContractFunction({ contract, function: "f", args: [] })
const payment = Operation.payment({ destination: own, asset: Asset.native(), amount: "1" })
const data = new SorobanDataBuilder().build()

/** The network's time, in seconds. */
const NOW = 1_800_000_000

const around: Surroundings = {
  source: { ...noAccount, exists: true, sequence: 6n },
  ledger: { sequence: 100 },
  now: NOW * 1000,
}

interface Given {
  operations?: readonly ReturnType<typeof Operation.payment>[]
  sequence?: string
  change?: (builder: TransactionBuilder) => unknown
  source?: Account | MuxedAccount
  fee?: string
}

function obstacles(
  { operations = [payment], sequence = "6", change, source, fee = "100" }: Given,
  surroundings: Partial<Surroundings> = {},
): string[] {
  const builder = new TransactionBuilder(source ?? new Account(own, sequence), {
    fee,
    networkPassphrase: networks.Testnet,
  })
  for (const operation of operations) builder.addOperation(operation)
  change?.(builder)
  if (builder.timebounds === null) builder.setTimeout(0)
  const decoded = decodeTransaction(builder.build().toXDR())
  return findObstacles(decoded, { ...around, ...surroundings }).map(plain)
}

const calls = { operations: [call] as unknown as Given["operations"] & object }
const prepared = (builder: TransactionBuilder) => builder.setSorobanData(data)

it.each<[string, Given, Partial<Surroundings>, string]>([
  ["sequence number 0", { sequence: "-1" }, {}, "sequenceZero"],
  ["a used sequence number", { sequence: "5" }, {}, "sequenceUsed"],
  ["an account that doesn't exist", {}, { source: noAccount }, "noSource"],
  [
    "a time that is over",
    { change: (b) => b.setTimebounds(0, NOW - 1) },
    {},
    `timeOver | ${NOW - 1}`,
  ],
  ["a ledger that is over", { change: (b) => b.setLedgerbounds(0, 100) }, {}, "ledgerOver | 99"],
  [
    "no time at all",
    { change: (b) => Object.assign(b, { timebounds: { minTime: NOW + 20, maxTime: NOW + 10 } }) },
    {},
    "neverValid",
  ],
  ["noOperations", { operations: [] }, {}, "noOperations"],
  [
    "a call beside another operation",
    { operations: [...calls.operations, payment], change: prepared },
    {},
    "callBesideOthers",
  ],
  [
    "a call with a memo",
    { ...calls, change: (b) => prepared(b).addMemo(Memo.text("hello")) },
    {},
    "callWithMemo",
  ],
  [
    "a call from a muxed account",
    { ...calls, change: prepared, source: new MuxedAccount(new Account(own, "6"), "7") },
    {},
    "callFromMuxed",
  ],
  ["a call without its data", calls, {}, "callWithoutData"],
  ["data without a call", { change: prepared }, {}, "dataWithoutCall"],
  ["a fee below the minimum", { fee: "99" }, {}, "lowFee | 0.00001 XLM"],
])("can't be applied with %s", (_, given, surroundings, found) => {
  expect(obstacles(given, surroundings)).toEqual([found])
})

it.each<[string, Given, Partial<Surroundings>]>([
  ["the next sequence number", {}, {}],
  ["a sequence number ahead of the account's", { sequence: "9" }, {}],
  ["an account that could not be read", { sequence: "1" }, { source: undefined }],
  ["a time that ends later", { change: (b) => b.setTimebounds(0, NOW + 1) }, {}],
  ["a prepared call", { ...calls, change: prepared }, {}],
  ["a memo without a call", { change: (b) => b.addMemo(Memo.text("hello")) }, {}],
  ["unknown ledgers", { change: (b) => b.setLedgerbounds(0, 1) }, { ledger: undefined }],
])("may be applied with %s", (_, given, surroundings) => {
  expect(obstacles(given, surroundings)).toEqual([])
})
