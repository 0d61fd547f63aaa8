import { afterEach, beforeEach, expect, test } from "vitest"
import { keys, type TestWallet, testWallet } from "../../test/wallet.js"
import { WalletError } from "../contract/errors.js"
import { createKit } from "../kit.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"
import { walletObstacle } from "./obstacle.js"

let kit: Kit
let wallet: TestWallet
const obstacle = () => walletObstacle(kit.getState())
const onPublic = { network: "PUBLIC", networkPassphrase: networks.Public }

beforeEach(async () => {
  wallet = testWallet()
  kit = createKit({ network: networks.Testnet, wallets: [wallet], storage: null })
  expect(obstacle()).toBeUndefined()
  await kit.connect("test")
})
afterEach(() => kit.destroy())

test("says why a wallet shares no account, if the wallet reports it", () => {
  expect(obstacle()).toBeUndefined()
  wallet.change({ address: "" })
  expect(obstacle()).toBe("withheld")
  wallet.change({ address: "", reason: "locked" })
  expect(obstacle()).toBe("locked")
  wallet.change({ address: "", reason: "account" })
  expect(obstacle()).toBe("other-account")
  wallet.change({ address: keys.publicKey() })
  expect(obstacle()).toBeUndefined()
})

test("FR4: a wallet that shares no account on another network has one obstacle, the network", () => {
  wallet.change({ address: "", network: onPublic })
  expect(obstacle()).toBe("wrong-network")
})

test("a wallet that the page has lost has no other obstacle", () => {
  const lost = new WalletError("page-stale", "Reload this page.")
  wallet.change({ address: "", network: onPublic })
  wallet.change({ lost })
  expect(obstacle()).toBe("lost")
})
