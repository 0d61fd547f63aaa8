import { limits, type NetworkResult, networks, type WalletChange } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type InjectedOptions, injected } from "./index.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const testnet: NetworkResult = { network: "TESTNET", networkPassphrase: networks.Testnet }
const mainnet: NetworkResult = { network: "PUBLIC", networkPassphrase: networks.Public }

const functions = {
  getAddress: async (): Promise<object> => ({ address: account }),
  signTransaction: async () => "AAAA",
}

let stop: (() => void) | undefined

/** Watches a wallet. Returns the changes, in order. */
async function watched(
  wallet: object,
  options: Partial<InjectedOptions> = {},
): Promise<WalletChange[]> {
  const url = "https://acme.example"
  const find = () => ({ ...functions, ...wallet })
  const names = { id: "acme", name: "Acme", icon: url, url }
  const module = await injected({ ...names, find, ...options }).load()
  const changes: WalletChange[] = []
  stop = module.watch?.((change) => changes.push(change))
  // The client is loaded with the first call.
  await module.getAddress()
  return changes
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))

afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

/** Waits until it was called, then returns the arguments of the call. */
async function callOf(mock: ReturnType<typeof vi.fn>, at = 0): Promise<unknown[]> {
  await vi.waitFor(() => expect(mock.mock.calls.length).toBeGreaterThan(at))
  return mock.mock.calls[at]!
}

test("onChange reports the account, none, the network, and the end of the connection (SC7)", async () => {
  const remove = vi.fn()
  const onChange = vi.fn(() => remove)
  const getNetwork = vi.fn(async () => testnet)
  const changes = await watched({ onChange, getNetwork })
  const [listener] = (await callOf(onChange)) as [(change: unknown) => void]
  listener({ address: other, isConnected: true, ...mainnet, changed: ["address", "network"] })
  for (const nothing of [null, "text", {}, { address: 7 }]) listener(nothing)
  listener({ address: "" })
  listener({ address: "", isConnected: false })
  expect(changes).toEqual([{ address: other, network: mainnet }, { address: "" }, { ended: true }])
  expect(getNetwork).not.toHaveBeenCalled()
  stop?.()
  expect(remove).toHaveBeenCalledTimes(1)
  listener({ address: account, isConnected: true })
  expect(changes).toHaveLength(3)
})

test("accountsChanged and disconnect report the account, none, and the end (ON10)", async () => {
  const on = vi.fn()
  const removeListener = vi.fn()
  const changes = await watched({ on, removeListener })
  await callOf(on, 1)
  const listeners = Object.fromEntries(on.mock.calls)
  listeners.accountsChanged(other)
  listeners.accountsChanged([account])
  listeners.accountsChanged(null)
  listeners.disconnect({ code: 4900 })
  expect(changes).toEqual([
    { address: other },
    { address: account },
    { address: "" },
    { ended: true },
  ])
  stop?.()
  expect(removeListener.mock.calls).toEqual(on.mock.calls)
})

test("polls the network if no event reports it, and tells only changes (ON10)", async () => {
  const getNetwork = vi.fn(async () => testnet)
  const changes = await watched({ getNetwork })
  await vi.waitFor(() => expect(changes).toEqual([{ network: testnet }]))
  await vi.advanceTimersByTimeAsync(limits.watch)
  getNetwork.mockRejectedValueOnce({ code: 4100 })
  await vi.advanceTimersByTimeAsync(limits.watch)
  getNetwork.mockResolvedValue(mainnet)
  await vi.advanceTimersByTimeAsync(limits.watch)
  expect(changes).toEqual([{ network: testnet }, { network: mainnet }])
  stop?.()
  const calls = getNetwork.mock.calls.length
  await vi.advanceTimersByTimeAsync(2 * limits.watch)
  expect(getNetwork).toHaveBeenCalledTimes(calls)
})

test("polls the account only if it has no event and asking opens no window", async () => {
  const getAddress = vi.fn(functions.getAddress)
  await watched({ getAddress })
  await vi.advanceTimersByTimeAsync(2 * limits.watch)
  expect(getAddress).toHaveBeenCalledTimes(1)
  stop?.()
  const changes = await watched({ getAddress }, { quirks: ["skipRequestAccess"] })
  await vi.waitFor(() => expect(changes).toEqual([{ address: account }]))
  getAddress.mockRejectedValue({ code: 4100 })
  await vi.advanceTimersByTimeAsync(limits.watch)
  expect(changes).toEqual([{ address: account }, { address: "" }])
})

test("reports that the page has lost the extension", async () => {
  const changes = await watched({}, { lostEvent: "acme_gone" })
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("acme_gone"))
    expect(changes[0]?.lost).toMatchObject({ kind: "page-stale" })
  })
  const count = changes.length
  stop?.()
  window.dispatchEvent(new Event("acme_gone"))
  expect(changes).toHaveLength(count)
})

test("a wallet whose events throw is watched all the same", async () => {
  const onChange = (): never => {
    throw new Error("hostile")
  }
  const changes = await watched({ onChange }, { lostEvent: "acme_gone" })
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("acme_gone"))
    expect(changes.length).toBeGreaterThan(0)
  })
})
