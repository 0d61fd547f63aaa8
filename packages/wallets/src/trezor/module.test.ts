import { inEnglish } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { trezor } from "./index.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const path = "44'/148'/0'"

afterEach(() => void vi.unstubAllGlobals())

test("is not set up without the app's library, and says so", async () => {
  vi.stubGlobal("window", {})
  const module = await trezor().load()
  expect(module.isSetUp).toBe(false)
  expect(await module.isAvailable()).toBe(false)
  expect(inEnglish(module.obstacle?.() ?? "")).toContain("pass Trezor's Connect library")
  await expect(module.getAddress({ path })).rejects.toMatchObject({
    kind: "unsupported",
    reason: { key: "trezorNotSetUp" },
  })
})

test("loads the app's library with the first request, once", async () => {
  vi.stubGlobal("window", {})
  const reply = { success: true, payload: { address } }
  const connect = vi.fn(async () => ({
    stellarGetAddress: async () => reply,
    stellarSignTransaction: async () => reply,
  }))
  const module = await trezor({ connect }).load()
  expect(await module.isAvailable()).toBe(true)
  expect(module.obstacle?.()).toBeUndefined()
  await expect(module.getAddress()).rejects.toMatchObject({ reason: { key: "deviceNeedsPath" } })
  expect(connect).not.toHaveBeenCalled()
  for (let time = 0; time < 2; time++)
    expect(await module.getAddress({ path })).toEqual({ address, path })
  expect(connect).toHaveBeenCalledTimes(1)
})

test("loads the library again after it failed, and says what its code means", async () => {
  vi.stubGlobal("window", {})
  const reply = { success: true, payload: { address } }
  const connect = vi
    .fn(async () => ({
      stellarGetAddress: async () => reply,
      stellarSignTransaction: async () => reply,
    }))
    .mockRejectedValueOnce(new Error("Failed to fetch"))
    .mockRejectedValueOnce(Object.assign(new Error("Blocked"), { code: "Init_IframeBlocked" }))
  const module = await trezor({ connect }).load()
  for (const key of ["notLoaded", "trezorSite"])
    await expect(module.getAddress({ path })).rejects.toMatchObject({
      kind: "external",
      reason: { key },
    })
  expect(await module.getAddress({ path })).toEqual({ address, path })
})

test("can't be used on a server", async () => {
  const connect = async () => ({
    stellarGetAddress: async () => undefined,
    stellarSignTransaction: async () => undefined,
  })
  const module = await trezor({ connect }).load()
  expect(await module.isAvailable()).toBe(false)
  await expect(module.getAddress({ path })).rejects.toMatchObject({ kind: "unsupported" })
})
