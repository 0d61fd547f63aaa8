import { describe, expect, test } from "vitest"
import { first, second, testModel } from "../../test/signing.js"
import type { ExtensionPage } from "../wallet/extension-page.js"
import type { LocalModel } from "../wallet/model.js"
import { type Announcement, announceGnomon } from "./announce.js"
import { gnomonQuirks } from "./quirks.js"

/** A page that hears Gnomon, with what it heard. */
function page(quirks: Record<string, boolean> = {}): {
  model: LocalModel
  heard: Announcement[]
  waits: { ms: number; end: () => void }[]
  request: () => void
  stop: () => void
} {
  const { model, waits } = testModel({
    quirks: gnomonQuirks,
    networks: ["testnet"],
    initial: { network: "testnet", answer: "approve" },
  })
  model.update({ quirks })
  const target = new EventTarget()
  const heard: Announcement[] = []
  target.addEventListener("stellar:announce-wallet", (event) =>
    heard.push((event as CustomEvent<Announcement>).detail),
  )
  const stop = announceGnomon(model, {
    page: { location: { host: "dapp.example" } } as Window,
    extensionPage: target as unknown as ExtensionPage,
  })
  const request = (): void => void target.dispatchEvent(new Event("stellar:request-wallets"))
  return { model, heard, waits, request, stop }
}

/** Resolves when what was decided so far has been done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test("announces one frozen object when it loads and whenever a page asks, and then asks nobody", () => {
  const { model, heard, request, stop } = page()
  request()
  const [announcement] = heard
  expect(heard).toEqual([announcement, announcement])
  expect(heard[1]).toBe(announcement)
  const { info, wallet } = announcement!
  for (const part of [announcement, info, info.capabilities, info.capabilities.networks, wallet])
    expect(Object.isFrozen(part)).toBe(true)
  expect(info).toMatchObject({ version: 1, id: "example.gnomon.wallet", name: "Gnomon" })
  expect(info.icon.length).toBeLessThan(32_768)
  stop()
  request()
  expect(heard).toHaveLength(2)
  expect(model.getState().log).toEqual([])
})

test("is silent while it is not installed, and announces itself once it is", () => {
  const { model, heard, request } = page()
  model.update({ installed: false })
  request()
  expect(heard).toHaveLength(1)
  model.update({ installed: true })
  expect(heard).toHaveLength(2)
})

describe("switches", () => {
  test("LATE: announces itself a second late, unless it was removed before", async () => {
    const { heard, waits, request } = page({ LATE: true })
    request()
    expect(heard).toEqual([])
    expect(waits.map(({ ms }) => ms)).toEqual([1_000])
    waits[0]!.end()
    await settled()
    expect(heard).toHaveLength(1)

    const removed = page({ LATE: true })
    removed.stop()
    removed.waits[0]!.end()
    await settled()
    expect(removed.heard).toEqual([])
  })

  test("TWICE: the same object; COPY: another one with its id", () => {
    const twice = page({ TWICE: true }).heard
    expect(twice).toHaveLength(2)
    expect(twice[1]).toBe(twice[0])
    const copy = page({ COPY: true }).heard
    expect(copy.map(({ info }) => info.id)).toEqual(Array(2).fill("example.gnomon.wallet"))
    expect(copy[1]).not.toBe(copy[0])
  })

  test.each([
    ["NAME", { name: "Freighter" }],
    ["HTTP", { url: "http://gnomon.example" }],
    ["ICON", { icon: expect.toSatisfy((icon: string) => icon.length > 32_768) }],
  ] as const)("%s: announces what a page must refuse", (quirk, info) => {
    expect(page({ [quirk]: true }).heard).toMatchObject([{ info }])
  })

  test("GETTER: the name is a getter", () => {
    const [announcement] = page({ GETTER: true }).heard
    expect(Object.getOwnPropertyDescriptor(announcement!.info, "name")?.get).toBeTypeOf("function")
  })
})

test("onChange reports the account and the network that the site may see, until stopped", async () => {
  const { model, heard } = page()
  const { wallet } = heard[0]!
  const changes: unknown[] = []
  const stop = wallet.onChange((change) => changes.push(change))
  await wallet.getAddress()
  model.update({ account: second })
  model.update({ locked: true })
  await wallet.disconnect()
  stop()
  await wallet.getAddress({ skipRequestAccess: false })
  const network = { network: "TESTNET", networkPassphrase: model.network().passphrase }
  expect(changes).toEqual([
    { address: first, ...network },
    { address: second, ...network },
    { address: "", ...network },
  ])
})

test("rejects with a plain object, and logs each call and its reply", async () => {
  const { model, heard } = page()
  const call = heard[0]!.wallet.getAddress({ skipRequestAccess: true })
  await expect(call).rejects.toEqual({ code: 4100, message: expect.any(String) })
  expect(model.getState().log).toMatchObject([
    { direction: "in", message: { method: "getAddress", options: { skipRequestAccess: true } } },
    { direction: "out", message: { method: "getAddress", error: { code: 4100 } } },
  ])
})
