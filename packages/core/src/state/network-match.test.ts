import { afterEach, expect, test } from "vitest"
import { testWallet } from "../../test/wallet.js"
import type { Capabilities } from "../contract/wallet.js"
import { createKit } from "../kit.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"
import { networkMatch } from "./network-match.js"

let kit: Kit
afterEach(() => kit.destroy())

const onPublic = { network: "PUBLIC", networkPassphrase: networks.Public }

/** A Testnet kit, connected to a wallet with the given network capability that is set to Public. */
async function connected(network: Capabilities["network"]) {
  const capabilities = network ? { capabilities: { network } } : {}
  const wallet = testWallet({ getNetwork: async () => onPublic, ...capabilities })
  kit = createKit({ network: networks.Testnet, wallets: [wallet], storage: null })
  await kit.connect("test")
  await kit.getNetwork()
  return wallet
}

test("only a wallet that signs for its own network can be on the wrong one", async () => {
  for (const [capability, match] of [
    ["binding", false],
    [undefined, false],
    ["informative", "informative"],
  ] as const) {
    await connected(capability)
    expect(networkMatch(kit.getState())).toBe(match)
    kit.setNetwork(networks.Public)
    expect(networkMatch(kit.getState())).toBe(true)
    await kit.disconnect()
    expect(networkMatch(kit.getState())).toBe("unknown")
  }
})

test("a network change in the wallet is compared in the same way", async () => {
  const onFuturenet = { network: "FUTURENET", networkPassphrase: networks.Futurenet }
  for (const [capability, match] of [
    ["binding", false],
    ["informative", "informative"],
  ] as const) {
    const wallet = await connected(capability)
    wallet.change({ network: onFuturenet })
    expect(kit.getState()).toMatchObject({ walletNetwork: onFuturenet })
    expect(networkMatch(kit.getState())).toBe(match)
  }
})
