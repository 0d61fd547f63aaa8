import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { liveNetwork as network } from "../test/live-network.js"
import { readCustomNetwork } from "./config.js"
import { readConfig } from "./read-config.js"
import { walletNames } from "./wallet-names.js"

/** The text of a configuration, one value per line, with changes to its first network. */
function textOf(changes: object, rest: object = {}): string {
  return JSON.stringify({ networks: [{ ...network, ...changes }], ...rest }, null, 2)
}

test("accepts the file that comes with the front end", async () => {
  const text = readFileSync(new URL("../public/config.json", import.meta.url), "utf8")
  const { networks, wallets } = await readConfig(text)
  expect(networks.map(({ id }) => id)).toEqual(["testnet", "public"])
  expect(wallets).toEqual(walletNames)
})

test("offers all wallets unless the file lists some, and removes slashes at the end of URLs", async () => {
  const local = { horizonUrl: "http://localhost:8000/", explorerUrl: "https://explorer.example/x/" }
  const config = await readConfig(textOf(local))
  expect(config.wallets).toEqual(walletNames)
  expect(config.networks[0]?.horizonUrl).toBe("http://localhost:8000")
  expect(config.networks[0]?.explorerUrl).toBe("https://explorer.example/x")
  expect((await readConfig(textOf({}, { wallets: ["ledger"] }))).wallets).toEqual(["ledger"])
})

test("says that a server sent a web page instead of the file", async () => {
  await expect(readConfig("\n<!doctype html><title>Alidade</title>")).rejects.toThrow(
    "config.json: this server sent a web page instead of the file. Put config.json beside index.html.",
  )
})

test.each([
  ["", "line 1, column 1"],
  ['{\n  "networks": [,]\n}', "line 2, column 16"],
  ['{\n  "networks": []\n  "wallets": []\n}', "line 3, column 3"],
  ['{ "networks": [] } more', "line 1, column 20"],
  ["{ 'networks': [] }", "line 1, column 3"],
  ['{ "networks": [1', "line 1, column 17"],
  ['{ "networks": ["a\nb"] }', "line 1, column 16"],
  ["{ networks: [] }", "line 1, column 3"],
])("names the place where the file is no JSON: %j", async (text, place) => {
  await expect(readConfig(text)).rejects.toThrow(`config.json, ${place}: this isn’t JSON.`)
})

test.each([
  ["[", "]", "the document must be an object."],
  ['{"networks":', "}", "networks must be a list"],
  ['{"x":[1,2,', "]}", "the document needs “networks”"],
])("names the place in JSON that is nested deeper than the stack: %s", async (open, close, why) => {
  const deep = `${open.repeat(200_000)}1${close.repeat(200_000)}`
  await expect(readConfig(deep)).rejects.toThrow(why)
  await expect(readConfig(deep.slice(0, -1))).rejects.toThrow(/line 1, column \d+/)
})

test.each(["Public", "Рublic", "PUB LIC", "Mainnet"])(
  "refuses a name that equals or resembles another network's: %j",
  async (name) => {
    await expect(readConfig(textOf({ name }))).rejects.toThrow(
      /^config\.json, line 5, column 15: networks\[0\]\.name looks like another network’s, “\w+”\.$/,
    )
  },
)

describe("names the place and the path of a wrong value", () => {
  const wrong: readonly (readonly [text: string, message: string])[] = [
    ["7", "line 1, column 1: the document must be an object."],
    ["{}", "line 1, column 1: the document needs “networks”."],
    [
      '{\n  "networks": []\n}',
      "line 2, column 15: networks must be a list with at least one entry.",
    ],
    [textOf({ id: "Test net" }), "line 4, column 13: networks[0].id must consist of"],
    [textOf({ name: " " }), "line 5, column 15: networks[0].name must be a text"],
    [textOf({ passphrase: 7 }), "line 6, column 21: networks[0].passphrase must be a text"],
    [textOf({ rpcUrl: undefined }), "line 3, column 5: networks[0] needs “rpcUrl”."],
    [
      textOf({ horizon: "https://horizon.example" }),
      "line 9, column 18: networks[0].horizon is unknown. Known: id, name, passphrase, horizonUrl",
    ],
    [
      textOf({}, { networks: [network, network] }),
      "line 11, column 13: networks[1].id is there twice.",
    ],
    [textOf({}, { wallets: ["rabet", "phantom"] }), "wallets[1] must be one of freighter, albedo"],
    [textOf({}, { wallets: ["rabet", "rabet"] }), "wallets[1] is there twice."],
    [textOf({}, { walletConnectProjectId: "" }), "walletConnectProjectId must be a text"],
    [textOf({}, { sandbox: "yes" }), "sandbox must be true or false."],
    ...[
      "https://a.example",
      "a.example/path",
      "a.example;sandbox",
      "a.example,b.example",
      "a.example b.example",
      "*.example",
      "*",
      "localhost",
      "a..example",
      "-a.example",
      "user@a.example",
      "a.example:*",
      "",
      7,
    ].map((domain): readonly [string, string] => [
      textOf({}, { domains: ["issuer.example", domain] }),
      "domains[1] must be a host name such as example.org",
    ]),
    [textOf({}, { domains: [] }), "domains must be a list with at least one entry."],
    [textOf({}, { domains: ["issuer.example", "Issuer.Example"] }), "domains[1] is there twice."],
    [textOf({}, { customNetworks: 1 }), "customNetworks must be true or false."],
    ['{ "__proto__": {}, "networks": [1] }', "line 1, column 16: __proto__ is unknown"],
  ]

  test.each(wrong.map(([text, message]) => ({ text, message })))(
    "$message $text",
    async (given) => {
      const { text, message } = given
      await expect(readConfig(text)).rejects.toThrow(message)
    },
  )

  test.each([
    "horizon.example",
    "http://horizon.example",
    "http://localhost.example",
    "javascript:alert(1)",
    "https://user:password@horizon.example",
    "https://horizon.example/#here",
    "https://horizon.example/#",
    "wss://horizon.example",
    `https://horizon.example/${"a".repeat(1_000)}`,
    null,
  ])("a URL that is not https or of this machine: %j", async (horizonUrl) => {
    await expect(readConfig(textOf({ horizonUrl }))).rejects.toThrow(
      "line 7, column 21: networks[0].horizonUrl must be an https: URL",
    )
  })
})

test.each([
  ["https://a;sandbox", "must have a host of"],
  ["https://a;script-src/x", "must have a host of"],
  ["https://a,b", "must have a host of"],
  ["https://*", "must have a host of"],
  ["https://*.example", "must have a host of"],
  ["https://a.example.", "must have a host of"],
  ["https://a_b.example", "must have a host of"],
  ["https://a'b.example", "must have a host of"],
  ['https://a"b.example', "must have a host of"],
  ["https://a$b.example", "must have a host of"],
  ["https://[2001:db8::1]", "must have a host of"],
  ["https://a.example?b", "must have no query"],
  ["https://a.example/?", "must have no query"],
  ["https://a b.example", "must be an https: URL"],
])("refuses a URL whose host could change the policy, or with a query: %s", async (url, why) => {
  for (const field of ["horizonUrl", "rpcUrl", "explorerUrl", "friendbotUrl"])
    await expect(readConfig(textOf({ [field]: url }))).rejects.toThrow(why)
  const { id, ...custom } = network
  expect(readCustomNetwork({ ...custom, horizonUrl: url })).toBeUndefined()
  // The JSON-RPC server of one's own network may take its key in the query.
  const mayHaveQuery = why === "must have no query"
  expect(readCustomNetwork({ ...custom, rpcUrl: url }) !== undefined).toBe(mayHaveQuery)
})

test("reads URLs as the browser does", async () => {
  const odd = {
    horizonUrl: " https://HORIZON.example:443/a\\b ",
    rpcUrl: "https://b\u00fccher.example",
  }
  const [read] = (await readConfig(textOf(odd))).networks
  expect([read?.horizonUrl, read?.rpcUrl]).toEqual([
    "https://horizon.example/a/b",
    "https://xn--bcher-kva.example",
  ])
})

test.each([
  "a\u202eb",
  "a\u200bb",
  "a\u00a0b",
  "a\nb",
  "\u3164",
  "a".repeat(81),
  "e\u0301".repeat(2) + "\u0301".repeat(5),
])("refuses a network's name that is too long or has invisible characters: %j", async (name) => {
  await expect(readConfig(textOf({ name }))).rejects.toThrow("networks[0].name must have at most")
  const { id, ...custom } = network
  expect(readCustomNetwork({ ...custom, name })).toBeUndefined()
})

test("reads a visitor's network by the same rules, and nothing else", () => {
  const { id, ...custom } = network
  const local = { ...custom, rpcUrl: "http://localhost:8000/rpc/", friendbotUrl: custom.rpcUrl }
  expect(readCustomNetwork(local)).toEqual({ ...local, rpcUrl: "http://localhost:8000/rpc" })
  for (const wrong of [
    undefined,
    network,
    { ...custom, name: "" },
    { ...custom, horizonUrl: "http://horizon.example" },
    { ...custom, friendbotUrl: "javascript:alert(1)" },
  ]) {
    expect(readCustomNetwork(wrong)).toBeUndefined()
  }
})
