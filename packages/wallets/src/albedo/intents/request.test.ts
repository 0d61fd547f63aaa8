import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { prepare } from "./request.js"
import type { IntentParams } from "./types.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const tx = { intent: "tx", xdr: "AAAA" } as const

test("AL6: accepts public, testnet or their passphrases, and always names the network", () => {
  const sent = (network?: string) => prepare("tx", { xdr: "AAAA", network }).params.network
  expect(sent()).toBe("public")
  expect(sent("public")).toBe("public")
  expect(sent("testnet")).toBe("testnet")
  expect(sent(networks.Public)).toBe("public")
  expect(sent(networks.Testnet)).toBe("testnet")
  expect(prepare("sign_message", { message: "m" }).params).toEqual({ message: "m" })
})

test("AL6: rejects any other network in every intent that has one", () => {
  const request = {
    tx: { xdr: "AAAA" },
    pay: { amount: "1", destination: account },
    trust: { asset_code: "USD", asset_issuer: account },
    exchange: { amount: "1", max_price: "2" },
    implicit_flow: { intents: ["tx"] },
    manage_account: { pubkey: account },
    batch: { intents: [tx] },
  } satisfies Partial<IntentParams>
  for (const [name, params] of Object.entries(request)) {
    for (const network of [networks.Futurenet, "PUBLIC", "constructor", 7, {}]) {
      expect(() =>
        prepare(name as "tx", { ...params, network } as unknown as IntentParams["tx"]),
      ).toThrow(expect.objectContaining({ kind: "unsupported", code: -3 }))
    }
  }
})

test("a callback is url: and an http or https address [S3.127]", () => {
  const callback = "url:https://app.example/signed?id=1" as const
  expect(prepare("tx", { xdr: "AAAA", callback }).params).toMatchObject({ callback })
  for (const wrong of ["https://app.example", "url:", "url:app", "url:javascript:alert(1)", 7]) {
    expect(() => prepare("tx", { xdr: "AAAA", callback: wrong as "url:" })).toThrow(
      expect.objectContaining({ code: -3, ext: expect.stringContaining('"callback"') }),
    )
  }
})

test("a batch has 1 to 20 transactions, all on the batch's network [S3.123 S3.137]", () => {
  const many = (length: number) => Array.from({ length }, () => tx)
  const { params } = prepare("batch", { intents: many(20), network: "testnet", pubkey: account })
  expect(params.intents).toEqual(many(20).map((item) => ({ ...item, network: "testnet" })))
  const described = { ...tx, description: "The rent" }
  expect(prepare("batch", { intents: [described], network: "testnet" }).params.intents).toEqual([
    { ...described, network: "testnet" },
  ])
  expect(params).toMatchObject({ network: "testnet", pubkey: account })
  const mixed = 'Invalid "intents" parameter. A batch has one network and one account.'
  const named = { ...tx, network: networks.Testnet, pubkey: account } as typeof tx
  const { params: same } = prepare("batch", {
    intents: [named],
    network: "testnet",
    pubkey: account,
  })
  expect(same.intents).toEqual([{ ...tx, network: "testnet" }])
  const refused = [
    [[tx, { ...tx, network: "testnet" }], mixed],
    [[{ ...tx, pubkey: account }, tx], mixed],
    [[], 'Invalid "intents" parameter. From 1 to 20 intents expected.'],
    [many(21), 'Invalid "intents" parameter. From 1 to 20 intents expected.'],
    ["tx", 'Invalid "intents" parameter. From 1 to 20 intents expected.'],
    [[tx, { intent: "tx" }], 'Parameter "xdr" is required for intent "tx".'],
    [[{ xdr: "AAAA" }], 'Parameter "intent" is required.'],
    [[null], 'Parameter "intent" is required.'],
    [
      [{ intent: "sign_message", message: "m" }],
      'Invalid "intents" parameter. A batch can contain only "tx" intents.',
    ],
  ] as const
  for (const [intents, ext] of refused) {
    const request = { intents } as unknown as IntentParams["batch"]
    expect(() => prepare("batch", request)).toThrow(expect.objectContaining({ code: -3, ext }))
  }
})

test("the intents of a session are an array or a comma-separated string", () => {
  const sent = (intents: unknown) =>
    prepare("implicit_flow", { intents: intents as string }).params.intents
  expect(sent(["tx", "pay"])).toEqual(["tx", "pay"])
  expect(sent("tx,pay")).toBe("tx,pay")
  for (const wrong of [[], [7], { tx: true }]) {
    expect(() => sent(wrong)).toThrow(expect.objectContaining({ code: -3 }))
  }
})

test("a batch whose list is a revoked proxy is refused as one without a list", () => {
  const { proxy, revoke } = Proxy.revocable<never[]>([], {})
  revoke()
  expect(() => prepare("batch", { intents: proxy, network: "public" } as never)).toThrow(
    expect.objectContaining({ code: -3 }),
  )
})
