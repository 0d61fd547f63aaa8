import {
  Account,
  Address,
  Asset,
  AuthClawbackEnabledFlag,
  AuthRequiredFlag,
  Contract,
  Keypair,
  Memo,
  MuxedAccount,
  nativeToScVal,
  Operation,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { findObstacles, mayNeedMemo, type ReceiverState, receiversOf } from "./find-obstacles.js"
import { receiptsIn } from "./receipts.js"
import { type Receiver, toReceiver } from "./receiver.js"

const key = (number: number): Keypair => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(number))
const own = key(1).publicKey()
const other = key(2).publicKey()
const issuer = key(3).publicKey()
const usd = new Asset("USD", issuer)
const passphrase = "Test ; 2026"
const muxed = new MuxedAccount(new Account(other, "0"), "7").accountId()

function envelope(operations: readonly xdr.Operation[], memo: Memo = Memo.none()): string {
  const options = { fee: "100", networkPassphrase: passphrase, memo }
  const builder = new TransactionBuilder(new Account(own, "1"), options)
  for (const operation of operations) builder.addOperation(operation)
  return builder.setTimeout(0).build().toXDR()
}

/** An account as Horizon describes it. */
const account = (fields: object = {}): Receiver => {
  const native = { asset_type: "native", balance: "10.0000000", buying_liabilities: "0.0000000" }
  return toReceiver({ balances: [native], data: {}, ...fields })!
}
const line = (fields: object = {}): object => ({
  asset_type: "credit_alphanum4",
  asset_code: "USD",
  asset_issuer: issuer,
  balance: "10.0000000",
  limit: "100.0000000",
  buying_liabilities: "20.0000000",
  is_authorized: true,
  ...fields,
})
const holder = (fields: object = {}): Receiver => account({ balances: [line(fields)] })
const exchange = account({ data: { "config.memo_required": "MQ==" } })

const pay = (amount: string, asset = Asset.native(), destination = other): xdr.Operation =>
  Operation.payment({ destination, asset, amount })

function obstacles(
  operations: readonly xdr.Operation[],
  state: ReceiverState,
  memo?: Memo,
): readonly object[] {
  const receipts = receiptsIn(envelope(operations, memo))
  return findObstacles(receipts, new Map([[other, state]]))
}

test("has nothing against a payment that its receiver can take", () => {
  expect(obstacles([pay("5")], account())).toEqual([])
  expect(obstacles([pay("70", usd)], holder())).toEqual([])
  expect(obstacles([pay("5", new Asset("EUR", other))], account())).toEqual([])
  const create = Operation.createAccount({ destination: other, startingBalance: "5" })
  expect(obstacles([create, pay("5")], null)).toEqual([])
})

test.each<[string, xdr.Operation[], ReceiverState, object]>([
  ["doesn't exist", [pay("5")], null, { kind: "missing" }],
  [
    "can't be merged into",
    [Operation.accountMerge({ destination: other })],
    null,
    { kind: "missing" },
  ],
  [
    "exists already",
    [Operation.createAccount({ destination: other, startingBalance: "5" })],
    account(),
    { kind: "exists" },
  ],
  ["isn't known", [pay("5")], undefined, { kind: "unread" }],
  ["has no trust line", [pay("5", usd)], account(), { kind: "untrusted", asset: `USD:${issuer}` }],
  [
    "trusts an asset of the same code only",
    [pay("5", new Asset("USD", own))],
    holder(),
    { kind: "untrusted", asset: `USD:${own}` },
  ],
  [
    "isn't authorized",
    [pay("5", usd)],
    holder({ is_authorized: false, is_authorized_to_maintain_liabilities: true }),
    { kind: "unauthorized", asset: `USD:${issuer}` },
  ],
  [
    "has no room beside what its offers may buy",
    [pay("70.0000001", usd)],
    holder(),
    { kind: "full", asset: `USD:${issuer}`, room: 700_000_000n },
  ],
  [
    "has no room after the payments before",
    [pay("50", usd), pay("30", usd)],
    holder(),
    { kind: "full", asset: `USD:${issuer}`, room: 200_000_000n },
  ],
  [
    "has no room for the least that a path payment delivers",
    [
      Operation.pathPaymentStrictSend({
        sendAsset: Asset.native(),
        sendAmount: "1",
        destination: other,
        destAsset: usd,
        destMin: "71",
        path: [],
      }),
    ],
    holder(),
    { kind: "full", asset: `USD:${issuer}`, room: 700_000_000n },
  ],
  [
    "has no trust line for what a path payment delivers",
    [
      Operation.pathPaymentStrictReceive({
        sendAsset: Asset.native(),
        sendMax: "1",
        destination: other,
        destAsset: usd,
        destAmount: "7",
        path: [],
      }),
    ],
    account(),
    { kind: "untrusted", asset: `USD:${issuer}` },
  ],
])("finds a receiver that %s", (_, operations, state, expected) => {
  expect(obstacles(operations, state)).toEqual([{ account: other, ...expected }])
})

test("takes into account what the transaction itself changes", () => {
  const trust = (limit: string): xdr.Operation =>
    Operation.changeTrust({ asset: usd, limit, source: other })
  const flags = (authorized: boolean): xdr.Operation =>
    Operation.setTrustLineFlags({
      trustor: other,
      asset: usd,
      flags: { authorized },
      source: issuer,
    })
  expect(obstacles([trust("1000"), pay("500", usd)], account())).toEqual([])
  expect(obstacles([trust("1000"), pay("5000", usd)], account())).toMatchObject([{ kind: "full" }])
  expect(obstacles([trust("0"), pay("5", usd)], holder())).toMatchObject([{ kind: "untrusted" }])
  expect(obstacles([flags(true), pay("5", usd)], holder({ is_authorized: false }))).toEqual([])
  expect(obstacles([flags(false), pay("5", usd)], holder())).toMatchObject([
    { kind: "unauthorized" },
  ])
  const allow = Operation.allowTrust({
    trustor: other,
    assetCode: "USD",
    authorize: 1,
    source: issuer,
  })
  expect(obstacles([allow, pay("5", usd)], holder({ is_authorized: false }))).toEqual([])
  // The receiver pays something itself, so its room isn't known.
  const pays = Operation.payment({ destination: other, asset: usd, amount: "5", source: other })
  expect(obstacles([pays, pay("71", usd)], holder())).toEqual([])
})

describe("a receiver that asks for a memo (SEP-29)", () => {
  const asks = [{ kind: "memo", account: other }]
  const call = (name: string, ...args: xdr.ScVal[]): xdr.Operation =>
    new Contract(Asset.native().contractId(passphrase)).call(name, ...args)
  const [from, to] = [own, other].map((address) => Address.fromString(address).toScVal())
  const amount = nativeToScVal(5n, { type: "i128" })

  test.each<[string, xdr.Operation]>([
    ["a payment", pay("5")],
    ["a merge", Operation.accountMerge({ destination: other })],
    [
      "a path payment",
      Operation.pathPaymentStrictSend({
        sendAsset: Asset.native(),
        sendAmount: "1",
        destination: other,
        destAsset: Asset.native(),
        destMin: "1",
        path: [],
      }),
    ],
    ["a token's transfer", call("transfer", from!, to!, amount)],
    ["a token's transfer by a spender", call("transfer_from", from!, from!, to!, amount)],
  ])("is found for %s, once", (_, operation) => {
    expect(obstacles([operation], exchange)).toEqual(asks)
    expect(mayNeedMemo(receiptsIn(envelope([operation])))).toBe(true)
  })

  test("is content with any memo but an empty one", () => {
    for (const memo of [Memo.text("7"), Memo.id("7"), Memo.hash("07".repeat(32))]) {
      expect(obstacles([pay("5"), pay("6")], exchange, memo)).toEqual([])
      expect(mayNeedMemo(receiptsIn(envelope([pay("5")], memo)))).toBe(false)
    }
    expect(obstacles([pay("5"), pay("6")], exchange, Memo.text(""))).toEqual(asks)
  })

  test("is content with a muxed address", () => {
    expect(obstacles([pay("5", Asset.native(), muxed)], exchange)).toEqual([])
    const merge = Operation.accountMerge({ destination: muxed })
    expect(obstacles([merge], exchange)).toEqual([])
    expect(mayNeedMemo(receiptsIn(envelope([merge])))).toBe(false)
    expect(obstacles([pay("5", Asset.native(), muxed), pay("5")], exchange)).toEqual(asks)
  })

  test("has an entry with exactly this name and value", () => {
    for (const data of [{ "config.memo_required": "MA==" }, { memo_required: "MQ==" }, null, 7]) {
      expect(obstacles([pay("5")], account({ data }))).toEqual([])
    }
  })

  test("is found in the inner transaction of a fee bump", () => {
    const inner = TransactionBuilder.fromXDR(envelope([pay("5")]), passphrase)
    const bump = TransactionBuilder.buildFeeBumpTransaction(
      key(4),
      "200",
      inner as never,
      passphrase,
    )
    expect(findObstacles(receiptsIn(bump.toXDR()), new Map([[other, exchange]]))).toEqual(asks)
  })
})

test("asks about each receiver once, and about nobody else", () => {
  const receipts = receiptsIn(
    envelope([
      pay("5"),
      pay("5", Asset.native(), muxed),
      Operation.bumpSequence({ bumpTo: "9" }),
      Operation.setOptions({ setFlags: (AuthRequiredFlag | AuthClawbackEnabledFlag) as never }),
      Operation.setTrustLineFlags({
        trustor: issuer,
        asset: new Asset("EUR", own),
        flags: { authorized: false },
      }),
    ]),
  )
  expect(receiversOf(receipts)).toEqual([other])
})

test("reads an account whose fields are missing or wrong without saying more than it knows", () => {
  expect(toReceiver(null)).toBeUndefined()
  expect(toReceiver({ balances: {} })).toBeUndefined()
  const odd = account({ balances: [null, 7, { asset_code: 7 }, line({ limit: "-1" })] })
  expect(obstacles([pay("5000", usd)], odd)).toEqual([])
  const vague = holder({ is_authorized: "no", limit: undefined })
  expect(obstacles([pay("5000", usd)], vague)).toEqual([])
})
