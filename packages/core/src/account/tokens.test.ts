import { createNetwork } from "@alidade/network"
import { Asset } from "@stellar/stellar-sdk/base"
import { afterEach, expect, test, vi } from "vitest"
import { readTokenBalance } from "./index.js"

const network = createNetwork({ seed: "tokens" })
const { passphrase, rpcUrl } = network
const rpc = { passphrase, rpcUrl }
const lumens = Asset.native().contractId(passphrase)
const alice = network.keypair("alice")
network.fund(alice)

afterEach(() => {
  vi.unstubAllGlobals()
})

test("reads an account's lumens from their contract, by simulation", async () => {
  vi.stubGlobal("fetch", network.fetch)
  expect(await readTokenBalance(rpc, alice.publicKey(), lumens)).toEqual({
    ...{ kind: "contract", id: lumens, code: "native", decimals: 7 },
    ...{ units: 100_000_000_000n, decimal: "10000" },
    available: { units: 100_000_000_000n, decimal: "10000" },
  })
})

test("reads what a contract holds", async () => {
  vi.stubGlobal("fetch", network.fetch)
  const { units } = await readTokenBalance(rpc, lumens, lumens)
  expect(units).toBe(0n)
})

test("says that a contract which is not there is no token", async () => {
  vi.stubGlobal("fetch", network.fetch)
  const nowhere = new Asset("NONE", alice.publicKey()).contractId(passphrase)
  await expect(readTokenBalance(rpc, alice.publicKey(), nowhere)).rejects.toMatchObject({
    kind: "external",
    reason: { key: "notToken", values: { contract: nowhere } },
  })
})

test("needs a JSON-RPC", async () => {
  await expect(readTokenBalance({ passphrase }, alice.publicKey(), lumens)).rejects.toMatchObject({
    kind: "bad-request",
  })
})
