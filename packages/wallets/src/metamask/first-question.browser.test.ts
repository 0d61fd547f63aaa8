import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeMetamask, fakeMetamask, sessionOf, silent } from "../../test/metamask.js"
import { setPage } from "../page.js"
import * as client from "./client.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

let metamask: FakeMetamask

beforeEach(() => {
  vi.useFakeTimers()
  metamask = fakeMetamask("firefox")
  setPage("metamask", metamask.page)
})

afterEach(() => {
  vi.useRealTimers()
  setPage("metamask", undefined)
})

test("MM5: asks the first question ten times, then says that MetaMask is missing", async () => {
  metamask.answers.wallet_getSession = () => silent
  const failed = expect(client.restore()).rejects.toMatchObject({ kind: "not-installed" })
  await vi.advanceTimersByTimeAsync(10_000)
  await failed
  expect(metamask.received).toHaveLength(10)
  expect(metamask.listeners()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test("MM5: an answer to any of the questions counts; later questions are asked once", async () => {
  let asked = 0
  metamask.answers.wallet_getSession = () => (++asked < 3 ? silent : sessionOf(account))
  const restored = client.restore()
  await vi.advanceTimersByTimeAsync(600)
  expect(await restored).toEqual({ address: account })
  expect(asked).toBe(3)
  metamask.answers.wallet_getSession = () => silent
  const failed = expect(client.restore()).rejects.toMatchObject({ kind: "timeout" })
  await vi.advanceTimersByTimeAsync(10_000)
  await failed
  expect(metamask.received).toHaveLength(4)
})
