import { installSandbox, privatePage } from "@alidade/sandbox/browser"
import { afterEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { freighterModule } from "./module.js"

afterEach(() => void vi.restoreAllMocks())

test("inside a frame, every call rejects with the reason and nothing is posted", async () => {
  expect(window.top).not.toBe(window)
  const posted = vi.spyOn(window, "postMessage")
  const listened = vi.spyOn(window, "addEventListener")
  const module = freighterModule(card)
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  for (const call of [
    () => module.getAddress(),
    () => module.restore?.(),
    () => module.getNetwork?.(),
    () => module.readAccess?.({}),
    () => module.signMessage?.("hello"),
  ]) {
    await expect(call()).rejects.toMatchObject({
      kind: "unsupported",
      message: expect.stringContaining("inside a frame"),
    })
  }
  expect(posted).not.toHaveBeenCalled()
  expect(listened).not.toHaveBeenCalled()
})

test("inside a frame, it connects on the page where the app says that the extension is", async () => {
  expect(window.top).not.toBe(window)
  const page = privatePage()
  const { wallets, clientOptions, uninstall } = installSandbox({
    wallets: ["freighter"],
    page,
    frames: true,
  })
  await wallets.freighter.update({ answer: "approve" })
  const module = freighterModule(card, clientOptions.freighter)
  expect(await module.isAvailable()).toBe(true)
  expect(await module.getAddress()).toEqual({ address: wallets.freighter.accounts[0]?.address })
  await wallets.freighter.reset()
  uninstall()
})
