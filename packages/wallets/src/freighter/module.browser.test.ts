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
