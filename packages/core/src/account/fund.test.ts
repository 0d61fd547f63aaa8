import { createNetwork } from "@alidade/network"
import { afterEach, describe, expect, test, vi } from "vitest"
import { networks } from "../networks/networks.js"
import { faucetUrl, fundAccount, readAccount } from "./index.js"

afterEach(() => {
  vi.unstubAllGlobals()
})

test("funds an account, and says that it was funded before", async () => {
  const network = createNetwork({ seed: "fund" })
  vi.stubGlobal("fetch", network.fetch)
  const address = network.keypair("new").publicKey()
  const url = faucetUrl(network)!
  expect(await fundAccount(url, address)).toBe("funded")
  expect((await readAccount(network, address)).balances[0]?.decimal).toBe("10000")
  expect(await fundAccount(url, address)).toBe("exists")
  expect(await fundAccount(url, "nobody")).toBe("failed")
})

describe("the faucet", () => {
  const horizonUrl = "https://horizon.example/base/"
  test.each([
    ["of Testnet is its Horizon's", networks.Testnet, undefined, `${horizonUrl}friendbot`],
    [
      "of a local network is its Horizon's",
      networks.Standalone,
      undefined,
      `${horizonUrl}friendbot`,
    ],
    ["is the given one", networks.Testnet, "https://faucet.example", "https://faucet.example"],
    ["of a network of your own is the given one", "Mine", "https://f.example", "https://f.example"],
    ["of a network of your own is not guessed", "Mine", undefined, undefined],
    ["does not exist on Public", networks.Public, undefined, undefined],
    [
      "does not exist on Public, even if it is given",
      networks.Public,
      "https://f.example",
      undefined,
    ],
  ])("%s", (_, passphrase, given, expected) => {
    expect(faucetUrl({ passphrase, horizonUrl }, given)).toBe(expected)
  })
})

test.each([
  ["funded", 200, {}],
  ["exists", 400, { detail: "account already funded to starting balance" }],
  ["exists", 400, { extras: { result_codes: { operations: ["op_already_exists"] } } }],
  ["failed", 400, { detail: "no such account" }],
  ["failed", 503, "busy"],
])("a faucet’s answer is read as %s", async (outcome, status, body) => {
  vi.stubGlobal("fetch", async () => Response.json(body, { status }))
  expect(await fundAccount("https://faucet.example", "G")).toBe(outcome)
})

test.each([
  ["answers without end", () => new Response("x".repeat(300_000))],
  ["refuses", () => new Response("Too many requests", { status: 429 })],
  ["is not there", () => Promise.reject(new TypeError("failed to fetch"))],
])("a faucet that %s has failed", async (_, answer) => {
  vi.stubGlobal("fetch", async () => answer())
  expect(await fundAccount("https://faucet.example", "G")).toBe("failed")
})
