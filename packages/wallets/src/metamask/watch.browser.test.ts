import { limits, type WalletChange } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeMetamask, fakeMetamask, sessionOf, silent } from "../../test/metamask.js"
import { setPage } from "../page.js"
import { card } from "./card.js"
import { metamaskModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"

let metamask: FakeMetamask
let changes: WalletChange[]
let stop: (() => void) | undefined

const notify = (params: unknown) =>
  metamask.send({ jsonrpc: "2.0", method: "wallet_sessionChanged", params })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  metamask = fakeMetamask()
  metamask.answers.wallet_getSession = () => sessionOf(account, other)
  changes = []
  stop = metamaskModule(card, { page: metamask.page }).watch?.((change) => changes.push(change))
  await vi.waitFor(() => expect(changes).toHaveLength(1))
})

afterEach(() => {
  stop?.()
  expect(metamask.open(), "no port is left").toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  setPage("metamask", undefined)
})

test("reports the selected account, another one, and the end of the session (MM11)", async () => {
  notify(sessionOf(account))
  notify(sessionOf(other, account))
  for (const other of ["text", 7, { id: 3, ...sessionOf(account) }]) metamask.send(other)
  metamask.send({ id: 4, method: "wallet_sessionChanged", params: sessionOf(account) })
  notify({ sessionScopes: {} })
  expect(changes).toEqual([{ address: account }, { address: other }, { ended: true }])
  expect(metamask.opened).toBe(1)
})

test("reads the session again over another line after the first has ended (MM2)", async () => {
  metamask.answers.wallet_getSession = () => sessionOf(other)
  metamask.endPorts()
  await vi.advanceTimersByTimeAsync(limits.watch)
  await vi.waitFor(() => expect(changes).toHaveLength(2))
  expect(changes[1]).toEqual({ address: other })
  notify(sessionOf(account))
  expect(changes[2]).toEqual({ address: account })
})

test("reports that the extension is gone, and stops", async () => {
  metamask.reachableAs = "none"
  metamask.endPorts()
  await vi.advanceTimersByTimeAsync(limits.watch)
  await vi.waitFor(() => expect(changes).toHaveLength(2))
  expect(changes[1]).toMatchObject({ lost: { kind: "page-stale" } })
  const opened = metamask.opened
  await vi.advanceTimersByTimeAsync(3 * limits.watch)
  expect(metamask.opened).toBe(opened)
})

test("reports nothing after it was stopped", async () => {
  metamask.answers.wallet_getSession = () => silent
  stop?.()
  notify(sessionOf(other))
  expect(changes).toHaveLength(1)
})
