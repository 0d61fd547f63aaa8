import { createKit, type Kit, networks } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { Mode } from "../logic/networks/networks.js"
import { presets } from "../logic/networks/presets.js"
import { createNetworkList, type NetworkList } from "./network-list.js"

const listed = [
  {
    id: "testnet",
    name: "Testnet",
    passphrase: networks.Testnet,
    horizonUrl: "https://horizon.example",
    rpcUrl: "https://rpc.example",
  },
]
const mine = { ...presets.local, name: "Mine", passphrase: "Mine ; 2026" }

/** A page's kit and list, as after loading. */
function open(mode: Mode = "live"): { kit: Kit; list: NetworkList; names: () => string[] } {
  const kit = createKit({ network: networks.Testnet, networks: listed, wallets: [], storage: null })
  const list = createNetworkList(kit, listed, mode)
  return { kit, list, names: () => list.getState().map(({ name }) => name) }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test("adds and selects a network, and has it again after a reload", () => {
  const { kit, list, names } = open()
  expect(list.add(presets.local)).toBe(true)
  expect(kit.getState()).toMatchObject({
    selectedNetwork: networks.Standalone,
    horizonUrl: presets.local.horizonUrl,
  })
  list.add(mine)
  expect(names()).toEqual(["Testnet", "Local", "Mine"])
  const again = open()
  expect(again.names()).toEqual(["Testnet", "Local", "Mine"])
  again.kit.setNetwork(mine.passphrase)
  expect(again.kit.networkName(mine.passphrase)).toBe("Mine")
})

test("forgets a removed network, and leaves it for the first one", () => {
  const { kit, list, names } = open()
  list.add(mine)
  list.add(presets.local)
  list.remove(mine.passphrase)
  expect(kit.getState().selectedNetwork).toBe(networks.Standalone)
  list.remove(networks.Standalone)
  expect(kit.getState().selectedNetwork).toBe(networks.Testnet)
  expect(names()).toEqual(["Testnet"])
  expect(open().names()).toEqual(["Testnet"])
  list.add({ ...mine, rpcUrl: "https://moved.example" })
  expect(kit.getState()).toMatchObject({ rpcUrl: "https://moved.example" })
})

test("keeps the networks of the two modes apart", () => {
  open("live").list.add(mine)
  expect(open("sandbox").names()).toEqual(["Testnet"])
  expect(open("live").names()).toEqual(["Testnet", "Mine"])
})

test("skips a saved network that is invalid, or that the configuration lists by now", () => {
  const saved: Record<string, unknown> = {
    [presets.futurenet.passphrase]: { ...presets.futurenet, name: "Testnet" },
    [networks.Testnet]: { ...mine, passphrase: networks.Testnet },
    [mine.passphrase]: mine,
    elsewhere: { ...mine, passphrase: "elsewhere", horizonUrl: "http://elsewhere.example" },
    number: 7,
    other: mine,
  }
  for (const [key, item] of Object.entries(saved))
    localStorage.setItem(`alidade-web:live:networks/${key}`, JSON.stringify({ at: 1, item }))
  localStorage.setItem("alidade-web:live:networks/broken", "{")
  expect(open().names()).toEqual(["Testnet", "Mine"])
  expect(open().kit.getState().selectedNetwork).toBe(networks.Testnet)
})

test("keeps what another tab has added meanwhile, and follows what it removes", () => {
  const [one, other] = [open(), open()]
  one.list.add(mine)
  other.list.add(presets.local)
  expect(open().names()).toEqual(["Testnet", "Mine", "Local"])
  localStorage.clear()
  dispatchEvent(new StorageEvent("storage", { key: null }))
  for (const { kit, names } of [one, other]) {
    expect(names()).toEqual(["Testnet"])
    expect(kit.getState().selectedNetwork).toBe(networks.Testnet)
  }
})

test("says that the selected network is gone, here or in another tab, but not if it only has other addresses", () => {
  const [one, other] = [open(), open()]
  one.list.add(mine)
  dispatchEvent(new StorageEvent("storage", { key: null }))
  other.kit.setNetwork(mine.passphrase)
  one.list.add({ ...mine, rpcUrl: "https://moved.example" })
  dispatchEvent(new StorageEvent("storage", { key: null }))
  for (const { kit, list } of [one, other]) {
    expect(kit.getState()).toMatchObject({
      selectedNetwork: mine.passphrase,
      rpcUrl: "https://moved.example",
    })
    expect(list.removed.getState()).toBeUndefined()
  }
  one.list.remove(mine.passphrase)
  dispatchEvent(new StorageEvent("storage", { key: null }))
  for (const { kit, list } of [one, other]) {
    expect(kit.getState().selectedNetwork).toBe(networks.Testnet)
    expect(list.removed.getState()).toBe("Mine")
  }
})

test("says that the browser couldn't save the network, which stays until the page is closed", () => {
  const { list, names } = open()
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(list.add(mine)).toBe(false)
  expect(names()).toEqual(["Testnet", "Mine"])
})
