import { createKit } from "@alidade/core"
import { createNetwork } from "@alidade/network"
import { Asset } from "@stellar/stellar-sdk/base"
import { afterEach, expect, test, vi } from "vitest"
import { keys, memoryStorage, testWallet } from "../../packages/core/test/wallet.js"
import { balanceOf, pay } from "./call.js"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("the quick start of contracts pays in a token, and reads what the recipient has", async () => {
  const passphrase = "Test SDF Network ; September 2015"
  const network = createNetwork({ seed: "call", passphrase })
  vi.stubGlobal("localStorage", memoryStorage())
  vi.stubGlobal("fetch", (request: Request | string, init?: RequestInit) =>
    network.fetch(network.rpcUrl, request instanceof Request ? request : init),
  )
  const logged = vi.spyOn(console, "log").mockImplementation(() => {})
  const shop = network.keypair("shop")
  network.fund(keys)
  network.fund(shop)
  const { rpcUrl } = network
  const kit = createKit({
    network: passphrase,
    networks: [{ name: "Testnet", passphrase, rpcUrl }],
    wallets: [testWallet()],
    storage: null,
  })
  await kit.connect("test")
  const token = Asset.native().contractId(passphrase)
  const before = await balanceOf(token, shop.publicKey())
  expect(await pay(kit, token, shop.publicKey(), 5n)).toMatch(/^[0-9a-f]{64}$/)
  expect(await balanceOf(token, shop.publicKey())).toBe(before + 5n)
  expect(logged.mock.calls.flat()).toEqual(expect.arrayContaining(["simulating", "success"]))
  kit.destroy()
})
