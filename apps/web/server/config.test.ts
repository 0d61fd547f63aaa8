import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { readConfig, readCustomNetwork, walletNames } from "./config.js"

const network = {
  id: "testnet",
  name: "Testnet",
  passphrase: "Test SDF Network ; September 2015",
  horizonUrl: "https://horizon.example",
  rpcUrl: "https://rpc.example",
}

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
    [textOf({}, { wallets: ["rabet", "metamask"] }), "wallets[1] must be one of freighter, albedo"],
    [textOf({}, { wallets: ["rabet", "rabet"] }), "wallets[1] is there twice."],
    [textOf({}, { walletConnectProjectId: "" }), "walletConnectProjectId must be a text"],
    [textOf({}, { sandbox: "yes" }), "sandbox must be true or false."],
    [textOf({}, { customNetworks: 1 }), "customNetworks must be true or false."],
    ['{ "__proto__": {}, "networks": [1] }', "line 1, column 16: __proto__ is unknown"],
  ]

  test.each(wrong.map(([text, message]) => ({ text, message })))("$message", async (given) => {
    const { text, message } = given
    await expect(readConfig(text)).rejects.toThrow(message)
  })

  test.each([
    "horizon.example",
    "http://horizon.example",
    "http://localhost.example",
    "javascript:alert(1)",
    "https://user:password@horizon.example",
    "https://horizon.example/#here",
    null,
  ])("a URL that is not https or of this machine: %j", async (horizonUrl) => {
    await expect(readConfig(textOf({ horizonUrl }))).rejects.toThrow(
      "line 7, column 21: networks[0].horizonUrl must be an https: URL",
    )
  })
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
