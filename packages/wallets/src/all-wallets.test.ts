import { createKit, networks } from "@alidade/core"
import { expect, expectTypeOf, onTestFinished, test, vi } from "vitest"
import { allWallets, moreWalletIds, type WalletId, walletIds } from "./index.js"
import { moreWallets } from "./more/index.js"
import { pageOf, setPage } from "./page.js"
import type { SignClient } from "./walletconnect/index.js"

const idsOf = (options?: Parameters<typeof allWallets>[0]) =>
  allWallets(options).map(({ productId }) => productId)

test("lists all wallets in the order of their ids; WalletConnect only with its options", () => {
  expect(idsOf({ walletConnect: { projectId: "project" } })).toEqual(Object.values(walletIds))
  const { walletConnect: _, ...others } = walletIds
  expect(idsOf()).toEqual(Object.values(others))
})

test("moreWallets lists all that allWallets leaves out, in the order of their ids", () => {
  const listed: readonly string[] = idsOf({ walletConnect: {} })
  const more = moreWallets().map(({ productId }) => productId)
  expect(more).toEqual(Object.values(moreWalletIds))
  for (const id of more) expect(listed).not.toContain(id)
})

test("passes each of the others its own options", async () => {
  const { trezor: _, ...onPages } = moreWalletIds
  const names = Object.keys(onPages) as (keyof typeof onPages)[]
  const page = () => Object.assign(new EventTarget(), { postMessage: () => {} })
  const pages = new Map(names.map((name) => [name, page()]))
  onTestFinished(() => {
    for (const name of names) setPage(moreWalletIds[name], undefined)
  })
  const options = Object.fromEntries(names.map((name) => [name, { page: pages.get(name) }]))
  const connect = () => Promise.reject(new Error("not called"))
  const cards = moreWallets({ ...options, trezor: { connect } })
  const modules = await Promise.all(cards.map((card) => card.load()))
  for (const name of names) expect(pageOf(moreWalletIds[name])).toBe(pages.get(name))
  expect(modules.find(({ productId }) => productId === "TREZOR")?.isSetUp).toBe(true)
})

test("walletIds are constants that a kit accepts", () => {
  expectTypeOf(walletIds.hot).toEqualTypeOf<"hot-wallet">()
  expectTypeOf<"LEDGER">().toExtend<WalletId>()
  for (const selectedWalletId of idsOf()) {
    const config = { network: networks.Testnet, wallets: allWallets(), selectedWalletId }
    const kit = createKit({ ...config, storage: null })
    expect(kit.getState().selectedModuleId).toBe(selectedWalletId)
    kit.destroy()
  }
})

test("passes each wallet its own options", async () => {
  const names = ["freighter", "xbull", "hana", "rabet", "lobstr", "hot"] as const
  const page = () => Object.assign(new EventTarget(), { postMessage: () => {} })
  const pages = new Map(names.map((name) => [name, page()]))
  const options = Object.fromEntries(names.map((name) => [name, { page: pages.get(name) }]))
  const client = { session: { getAll: () => [] } } as unknown as SignClient
  onTestFinished(() => {
    for (const name of names) setPage(walletIds[name], undefined)
    vi.unstubAllGlobals()
  })

  const cards = allWallets({
    ...options,
    albedo: { url: "https://albedo.example" },
    walletConnect: { client },
  })
  const modules = await Promise.all(cards.map((card) => card.load()))
  for (const name of names) expect(pageOf(walletIds[name])).toBe(pages.get(name))
  const bridge = cards.find(({ productId }) => productId === walletIds.walletConnect)
  expect(bridge).toMatchObject({ status: "ready" })
  const albedo = modules.find(({ productId }) => productId === walletIds.albedo)
  const open = vi.fn((_url: string) => null)
  vi.stubGlobal("window", Object.assign(new EventTarget(), { open }))
  expect(() => albedo?.open?.({ signal: new AbortController().signal })).toThrow()
  expect(open.mock.calls[0]?.[0]).toContain("https://albedo.example")
})
