import { describe, expect, test } from "vitest"
import { type IntentName, intents, readIntent } from "./table.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

/** Returns why a request is rejected. Every rejection has the same code and message. */
function rejectionReason(intent: unknown, params: unknown): unknown {
  try {
    readIntent(intent, params)
  } catch (error) {
    expect(error).toMatchObject({
      kind: "bad-request",
      code: -3,
      message: "Intent request is invalid.",
    })
    return (error as { ext: unknown }).ext
  }
}

test("the table has the nine intents of protocol 3", () => {
  expect(Object.keys(intents)).toEqual([
    "public_key",
    "sign_message",
    "tx",
    "pay",
    "trust",
    "exchange",
    "implicit_flow",
    "manage_account",
    "batch",
  ])
})

test("AL7: sessions can grant five of them", () => {
  const implicit = Object.entries(intents).filter(([, row]) => "implicit" in row)
  expect(implicit.map(([name]) => name)).toEqual(["sign_message", "tx", "pay", "trust", "batch"])
})

/** Each intent with its required and optional parameters. */
const rows: readonly [IntentName, readonly string[], readonly string[]][] = [
  ["public_key", [], ["token", "callback", "require_existing"]],
  ["sign_message", ["message"], ["pubkey", "callback"]],
  ["tx", ["xdr"], ["pubkey", "network", "callback", "description", "submit"]],
  [
    "pay",
    ["amount", "destination"],
    ["asset_code", "asset_issuer", "memo", "memo_type", "pubkey", "network", "callback", "submit"],
  ],
  [
    "trust",
    ["asset_code", "asset_issuer"],
    ["limit", "memo", "memo_type", "pubkey", "network", "callback", "submit"],
  ],
  [
    "exchange",
    ["amount", "max_price"],
    [
      "sell_asset_code",
      "sell_asset_issuer",
      "buy_asset_code",
      "buy_asset_issuer",
      "memo",
      "memo_type",
      "pubkey",
      "network",
      "callback",
      "submit",
    ],
  ],
  ["implicit_flow", ["intents"], ["network"]],
  ["manage_account", ["pubkey"], ["network"]],
  ["batch", ["intents"], ["pubkey", "network"]],
]

describe.each(rows)("%s", (intent, required, optional) => {
  const all = Object.fromEntries(
    [...required, ...optional].map((name) => [name, name === "pubkey" ? account : `a ${name}`]),
  )

  test("keeps only its own parameters", () => {
    expect(readIntent(intent, { ...all, other: "x", intent: "tx", __reqid: "1" })).toEqual({
      intent,
      params: all,
    })
  })

  test("rejects each missing required parameter, and accepts missing optional ones [S5.18]", () => {
    for (const name of required) {
      for (const nothing of [undefined, null, ""]) {
        expect(rejectionReason(intent, { ...all, [name]: nothing })).toBe(
          `Parameter "${name}" is required for intent "${intent}".`,
        )
      }
    }
    const needed = Object.fromEntries(required.map((name) => [name, all[name]]))
    expect(readIntent(intent, needed).params).toEqual(needed)
  })
})

test("AL8: an intent is required [S5.14]", () => {
  for (const empty of [undefined, null, ""]) {
    expect(rejectionReason(empty, {})).toBe('Parameter "intent" is required.')
  }
})

test("AL8: rejects an unknown intent, including inherited property names [S5.15]", () => {
  expect(rejectionReason("payment", {})).toBe('Unknown intent: "payment".')
  for (const name of ["constructor", "toString", "__proto__"]) {
    expect(rejectionReason(name, {})).toBe(`Unknown intent: "${name}".`)
  }
  expect(rejectionReason(Symbol("tx"), {})).toBe('Unknown intent: "Symbol(tx)".')
  expect(rejectionReason({ toString: 1 }, {})).toBe('Unknown intent: "object".')
  expect(rejectionReason(["tx"], { xdr: "AAAA" })).toBe('Unknown intent: "tx".')
})

test("AL8: parameters must be an object [S5.16]", () => {
  for (const params of [undefined, null, "xdr", 7]) {
    expect(rejectionReason("tx", params)).toBe("Intent parameters expected.")
  }
})

test("AL8: pubkey is G and 55 upper-case letters or digits [S5.17]", () => {
  const reason = 'Invalid "pubkey" parameter. Stellar account public key expected.'
  const wrong = [
    account.slice(1),
    `${account}A`,
    `M${account.slice(1)}`,
    account.toLowerCase(),
    ` ${account}`,
    `${account}\n`,
    [account],
    7,
  ]
  for (const pubkey of wrong) expect(rejectionReason("tx", { xdr: "AAAA", pubkey })).toBe(reason)
  expect(readIntent("tx", { xdr: "AAAA", pubkey: account }).params).toEqual({
    xdr: "AAAA",
    pubkey: account,
  })
})

test("AL8: validates in Albedo's order", () => {
  expect(rejectionReason("", null)).toBe('Parameter "intent" is required.')
  expect(rejectionReason("payment", null)).toBe('Unknown intent: "payment".')
  expect(rejectionReason("tx", null)).toBe("Intent parameters expected.")
  expect(rejectionReason("tx", { pubkey: "me" })).toBe(
    'Invalid "pubkey" parameter. Stellar account public key expected.',
  )
  expect(rejectionReason("tx", {})).toBe('Parameter "xdr" is required for intent "tx".')
})

test("AL8: reads only own properties as parameters", () => {
  expect(rejectionReason("tx", Object.create({ xdr: "AAAA" }))).toBe(
    'Parameter "xdr" is required for intent "tx".',
  )
})
