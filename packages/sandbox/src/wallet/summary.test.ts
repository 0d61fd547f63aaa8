import {
  Account,
  Address,
  Asset,
  Contract,
  Memo,
  Networks,
  nativeToScVal,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { sandboxAccounts } from "./keys.js"
import type { RequestKind } from "./state.js"
import { type Summary, toCodes } from "./summary.js"

const [first, second] = sandboxAccounts.map(({ address }) => address) as [string, string]
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"

const of = (kind: RequestKind, payload: string): Summary =>
  toCodes({ kind, payload, passphrase: Networks.TESTNET, host: "app.example" })

function transaction(): TransactionBuilder {
  return new TransactionBuilder(new Account(first, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
}

test("lists a transaction's source, fee, sequence, memo, and expiry, then its operations", () => {
  const usdc = new Asset("USDC", second)
  const payload = transaction()
    .addOperation(Operation.payment({ destination: second, asset: usdc, amount: "12.5" }))
    .addOperation(Operation.manageData({ name: "colour", value: "blue" }))
    .addOperation(
      Operation.setOptions({ signer: { ed25519PublicKey: second, weight: 3 }, masterWeight: 1 }),
    )
    .addMemo(Memo.text("invoice 42"))
    .setTimebounds(0, 1_900_000_000)
    .build()
    .toXdr()
  expect(of("transaction", payload)).toEqual({
    rows: [
      ["Source", first],
      ["Fee", "0.00003 XLM"],
      ["Sequence", "2"],
      ["Memo (text)", "invoice 42"],
      ["Valid until", "2030-03-17T17:46:40.000Z"],
    ],
    parts: [
      {
        title: "Payment",
        rows: [
          ["Destination", second],
          ["Asset", "USDC"],
          ["Asset issuer", second],
          ["Amount", "12.5"],
        ],
      },
      {
        title: "Manage data",
        rows: [
          ["Name", "colour"],
          ["Value", "blue"],
        ],
      },
      {
        title: "Set options",
        rows: [
          ["Master weight", "1"],
          ["Signer: Ed25519 public key", second],
          ["Signer: Weight", "3"],
        ],
      },
    ],
  })
})

test("shows who pays a fee bump, how much, and what it contains", () => {
  const inner = transaction()
    .addOperation(Operation.bumpSequence({ bumpTo: "9" }))
    .setTimeout(0)
    .build()
  const bump = TransactionBuilder.buildFeeBumpTransaction(second, "400", inner, Networks.TESTNET)
  expect(of("transaction", bump.toXdr())).toEqual({
    rows: [
      ["Fee source", second],
      ["Fee", "0.00008 XLM"],
      ["Source", first],
      ["Sequence", "2"],
    ],
    parts: [{ title: "Bump sequence", rows: [["Bump to", "9"]] }],
  })
})

test("shows a contract call's name, contract, and arguments", () => {
  const payload = transaction()
    .addOperation(
      new Contract(contract).call(
        "transfer",
        Address.fromString(first).toScVal(),
        nativeToScVal(10n, { type: "i128" }),
        nativeToScVal({ memo: "x" }),
      ),
    )
    .setTimeout(0)
    .build()
    .toXdr()
  const [call] = of("transaction", payload).parts
  expect(call?.title).toBe("Call transfer")
  expect(call?.rows.slice(0, 3)).toEqual([
    ["Contract", contract],
    ["Argument 1", first],
    ["Argument 2", "10 (i128)"],
  ])
  expect(call?.rows[3]?.[1]).toContain("memo")
})

test("shows a type 10 authorization's address, expiry, and calls", () => {
  const preimage =
    "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA"
  expect(of("auth-entry", preimage)).toEqual({
    rows: [
      ["Bound to", first],
      ["Expires at ledger", "5000000"],
      ["Nonce", "1234567890123456789"],
    ],
    parts: [
      {
        title: "Call transfer",
        rows: [
          ["Contract", contract],
          ["Argument 1", first],
          ["Argument 2", contract],
          ["Argument 3", "10000000 (i128)"],
        ],
      },
    ],
  })
})

test("throws for unreadable XDR", () => {
  expect(() => of("transaction", "AAAA")).toThrow()
  expect(() => of("auth-entry", "AAAA")).toThrow()
})

test("lists the transactions of a batch by number, with their operations", () => {
  const envelope = transaction()
    .addOperation(Operation.payment({ destination: second, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
  const { rows, parts } = of("batch", `${envelope}\n${envelope}`)
  expect(rows).toEqual([])
  expect(parts.map(({ title }) => title)).toEqual([
    "Transaction 1 of 2",
    "Payment",
    "Transaction 2 of 2",
    "Payment",
  ])
  expect(parts[0]?.rows).toContainEqual(["Source", first])
})
