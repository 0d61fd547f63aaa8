import { describe, expect, test } from "vitest"
import { type IntentName, intents, readIntent } from "./table.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

/** Why a request is refused; every refusal has the same code and words. */
function refusal(intent: unknown, params: unknown): unknown {
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

test("AL7: five of them can be carried out without a question", () => {
  const implicit = Object.entries(intents).filter(([, row]) => "implicit" in row)
  expect(implicit.map(([name]) => name)).toEqual(["sign_message", "tx", "pay", "trust", "batch"])
})

/** What each intent needs, and one value for everything that it takes. */
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

  test("takes its parameters, and no others", () => {
    expect(readIntent(intent, { ...all, other: "x", intent: "tx", __reqid: "1" })).toEqual({
      intent,
      params: all,
    })
  })

  test("needs those that are required, one by one; without the others it is whole [S5.18]", () => {
    for (const name of required) {
      for (const nothing of [undefined, null, ""]) {
        expect(refusal(intent, { ...all, [name]: nothing })).toBe(
          `Parameter "${name}" is required for intent "${intent}".`,
        )
      }
    }
    const needed = Object.fromEntries(required.map((name) => [name, all[name]]))
    expect(readIntent(intent, needed).params).toEqual(needed)
  })
})

test("AL8: an intent is required [S5.14]", () => {
  for (const none of [undefined, null, ""]) {
    expect(refusal(none, {})).toBe('Parameter "intent" is required.')
  }
})

test("AL8: an unknown intent is refused, also one that every object inherits [S5.15]", () => {
  expect(refusal("payment", {})).toBe('Unknown intent: "payment".')
  for (const name of ["constructor", "toString", "__proto__"]) {
    expect(refusal(name, {})).toBe(`Unknown intent: "${name}".`)
  }
  expect(refusal(["tx"], { xdr: "AAAA" })).toBe('Unknown intent: "tx".')
})

test("AL8: parameters must be an object [S5.16]", () => {
  for (const params of [undefined, null, "xdr", 7]) {
    expect(refusal("tx", params)).toBe("Intent parameters expected.")
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
  for (const pubkey of wrong) expect(refusal("tx", { xdr: "AAAA", pubkey })).toBe(reason)
  expect(readIntent("tx", { xdr: "AAAA", pubkey: account }).params).toEqual({
    xdr: "AAAA",
    pubkey: account,
  })
})

test("AL8: the checks come in Albedo's order", () => {
  expect(refusal("", null)).toBe('Parameter "intent" is required.')
  expect(refusal("payment", null)).toBe('Unknown intent: "payment".')
  expect(refusal("tx", null)).toBe("Intent parameters expected.")
  expect(refusal("tx", { pubkey: "me" })).toBe(
    'Invalid "pubkey" parameter. Stellar account public key expected.',
  )
  expect(refusal("tx", {})).toBe('Parameter "xdr" is required for intent "tx".')
})

test("AL8: own properties alone are parameters", () => {
  expect(refusal("tx", Object.create({ xdr: "AAAA" }))).toBe(
    'Parameter "xdr" is required for intent "tx".',
  )
})
