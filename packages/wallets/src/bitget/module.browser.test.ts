import { networks, type WalletChange } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { bitgetModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const given = { networkPassphrase: networks.Testnet, address: account }
const testnet = { network: "TESTNET", networkPassphrase: networks.Testnet }
const module = bitgetModule(card)

function inject(answers: Record<string, () => unknown> = {}) {
  const stellar = {
    connect: vi.fn(answers.connect ?? (async () => account)),
    network: vi.fn(answers.network ?? (async () => testnet)),
    signTransaction: vi.fn(answers.signTransaction ?? (async () => "AAAA")),
    signMessage: vi.fn(answers.signMessage ?? (async () => "00".repeat(64))),
  }
  Object.assign(window, { bitkeep: { stellar } })
  return stellar
}

afterEach(() => Reflect.deleteProperty(window, "bitkeep"))

test("BI1: reads bare strings, and names the account directly for a message", async () => {
  const stellar = inject()
  expect(await module.getAddress()).toEqual({ address: account })
  expect(await module.getNetwork?.()).toEqual(testnet)
  expect(await module.signTransaction?.("BBBB", given)).toEqual({ signedTxXdr: "AAAA" })
  const signedMessage = `${"A".repeat(86)}==`
  expect(await module.signMessage?.("hello", given)).toEqual({ signedMessage })
  expect(stellar.signTransaction).toHaveBeenCalledWith("BBBB", given)
  expect(stellar.signMessage).toHaveBeenCalledWith("hello", account)
  expect(module.signAuthEntry).toBeUndefined()
})

test("BI2: the object may come after the module, and without Stellar it is missing (BI3)", async () => {
  Object.assign(window, { bitkeep: { ethereum: {} } })
  expect(await module.isAvailable()).toBe(false)
  const available = module.isAvailable()
  inject()
  expect(await available).toBe(true)
})

test("BI2: restores only where network() answers, and never else asks for the address", async () => {
  const stellar = inject()
  expect(await module.restore?.()).toEqual({ address: account })
  for (const network of [() => Promise.reject({ code: 4100 }), async () => "", async () => null]) {
    const { connect } = inject({ network })
    expect(await module.restore?.()).toBeNull()
    expect(connect).not.toHaveBeenCalled()
  }
  const canceled = new AbortController()
  const { connect } = inject({ network: () => new Promise(() => {}) })
  const restored = module.restore?.({ signal: canceled.signal })
  canceled.abort()
  await expect(restored).rejects.toMatchObject({ kind: "aborted" })
  expect(connect).not.toHaveBeenCalled()
  expect(stellar.connect).toHaveBeenCalledOnce()
})

test("BI2: watching reads the network again and again, and never the address", async () => {
  const { connect, network } = inject()
  const changes: WalletChange[] = []
  const stop = module.watch?.((change) => changes.push(change))
  await expect.poll(() => changes).toEqual([{ network: testnet }])
  expect(network).toHaveBeenCalled()
  expect(connect).not.toHaveBeenCalled()
  stop?.()
})

test("BI1: another account than the requested one is refused before the wallet signs", async () => {
  const { signTransaction } = inject({ connect: async () => other })
  await expect(module.signTransaction?.("BBBB", given)).rejects.toMatchObject({
    kind: "wrong-account",
  })
  expect(signTransaction).not.toHaveBeenCalled()
})

test.each<[unknown, string]>([
  [{ code: 4001, message: "oops" }, "rejected"],
  ["User rejected the request", "rejected"],
  [{ code: 4100, message: "oops" }, "internal"],
  [{ code: -32603, message: "oops" }, "internal"],
  ["something else", "internal"],
])("BI3: the failure %o is %s", async (thrown, kind) => {
  inject({ signMessage: () => Promise.reject(thrown) })
  await expect(module.signMessage?.("hello", given)).rejects.toMatchObject({ kind })
})

test.each<[unknown]>([[""], [{}], [null], ["x".repeat(2e6)], [[account]]])(
  "BI1: the reply %o is no address, envelope, or signature",
  async (reply) => {
    const answer = async () => reply
    inject({ signTransaction: answer, signMessage: answer })
    const bad = { kind: "bad-reply" }
    await expect(module.signTransaction?.("BBBB", given)).rejects.toMatchObject(bad)
    await expect(module.signMessage?.("hello", given)).rejects.toMatchObject(bad)
    inject({ connect: answer })
    await expect(module.getAddress()).rejects.toMatchObject(bad)
  },
)
