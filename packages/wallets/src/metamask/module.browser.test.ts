import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeMetamask, fakeMetamask, sessionOf } from "../../test/metamask.js"
import { setPage } from "../page.js"
import { card } from "./card.js"
import { metamaskModule } from "./module.js"

let metamask: FakeMetamask

const load = () => metamaskModule(card, { page: metamask.page })
/** Wallets that announce themselves when a page asks. */
const announces = (info?: unknown) =>
  metamask.page.addEventListener("eip6963:requestProvider" as never, () => metamask.announce(info))

beforeEach(() => {
  metamask = fakeMetamask()
})

afterEach(() => {
  vi.useRealTimers()
  setPage("metamask", undefined)
})

test.each(["io.metamask", "io.metamask.flask"])("MM1: finds %s, if it answers", async (rdns) => {
  announces({ rdns })
  expect(await load().isAvailable()).toBe(true)
  expect(metamask.received).toEqual([])
})

test("MM1: finds it where there are no ports, by a question that opens nothing", async () => {
  metamask = fakeMetamask("firefox")
  metamask.answers.wallet_getSession = () => sessionOf()
  announces()
  expect(await load().isAvailable()).toBe(true)
})

test("IN5: is not there if another wallet announces itself as MetaMask", async () => {
  metamask.id = undefined
  announces()
  const controller = new AbortController()
  const available = load().isAvailable({ signal: controller.signal })
  await expect.poll(() => metamask.posted.length).toBe(1)
  controller.abort()
  expect(await available).toBe(false)
})

test("asks nothing of a page without MetaMask", async () => {
  for (const info of [{ rdns: "com.example" }, null, 7, { rdns: ["io.metamask"] }]) announces(info)
  expect(await load().isAvailable()).toBe(false)
  expect(metamask.posted).toEqual([])
})

test("notices MetaMask when it announces itself later, once", async () => {
  const arrived = vi.fn()
  const stop = load().onArrival?.(arrived)
  metamask.announce({ rdns: "com.example" })
  metamask.announce()
  metamask.announce()
  await expect.poll(() => arrived.mock.calls.length).toBe(1)
  metamask.announce()
  expect(metamask.posted).toHaveLength(1)
  stop?.()
})

test("listens no more once it is stopped", async () => {
  const arrived = vi.fn()
  load().onArrival?.(arrived)()
  metamask.announce()
  expect(metamask.posted).toEqual([])
  expect(arrived).not.toHaveBeenCalled()
})

test("MM13: the mobile app's own browser is asked by page messages, without an announcement", async () => {
  metamask.answers.wallet_getSession = () => sessionOf()
  const agent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla MetaMaskMobile")
  Object.assign(metamask.page, { ReactNativeWebView: {} })
  const module = load()
  expect(module.inApp).toBe(true)
  const controller = new AbortController()
  const available = module.isAvailable({ signal: controller.signal })
  await expect.poll(() => metamask.posted.length).toBeGreaterThan(0)
  expect(metamask.posted[0]).toMatchObject({ data: { name: "metamask-multichain-provider" } })
  expect(metamask.opened).toBe(0)
  controller.abort()
  expect(await available).toBe(false)
  agent.mockRestore()
  expect(module.inApp).toBe(false)
})
