import { expect, onTestFinished, test, vi } from "vitest"
import { frame, kitOf, renderHook, until, wallet } from "../../test/fixtures.js"
import { createModal } from "./modal.js"
import { useLoaded } from "./use-loaded.js"

test("a dialog that cannot be loaded ends in a typed error, and may be opened anew", async () => {
  const kit = kitOf([])
  const closed = vi.fn()
  kit.on("modalClosed", closed)
  const modal = createModal(kit)
  const session = modal.open(null)
  const cause = new TypeError("offline")
  modal.fail(cause)
  // StrictMode asks for it twice, and twice it does not come.
  modal.fail(cause)
  await expect(session).rejects.toMatchObject({ kind: "external", cause })
  expect(modal.getState().phase).toBe("closed")
  expect(closed).toHaveBeenCalledTimes(1)
  const again = modal.open(null)
  expect(again).not.toBe(session)
  expect(modal.getState().phase).toBe("open")
  modal.close()
  expect(await again).toBeUndefined()
})

test("closing while an opening is queued takes the opening back", async () => {
  const modal = createModal(kitOf([]))
  const first = modal.open(null)
  modal.close()
  const queued = modal.open(null)
  modal.close()
  expect(await queued).toBeUndefined()
  expect(await first).toBeUndefined()
  expect(modal.getState().phase).toBe("closed")
})

test("a choice that is taken back before the list has gone is not told; the next one is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  const kit = kitOf([wallet("Freighter"), wallet("Albedo")])
  const selected = vi.fn()
  kit.on("walletSelected", selected)
  const [one, two] = kit.getState().allowedWallets
  const modal = createModal(kit)
  const session = modal.open(null)
  modal.choose(one!)
  vi.advanceTimersByTime(279)
  modal.reconsider()
  vi.advanceTimersByTime(280)
  expect(selected).not.toHaveBeenCalled()
  modal.choose(two!)
  vi.advanceTimersByTime(280)
  expect(selected).toHaveBeenCalledExactlyOnceWith(two)
  expect(await session).toBe(two)
})

test("what is loaded when wanted is asked for once; what failed is tried anew when wanted again", async () => {
  const kit = kitOf([])
  const load = vi.fn(async () => "loaded")
  // StrictMode asks twice.
  load.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"))
  const failed = vi.fn()
  let wanted = true
  const { result, rerender } = renderHook(kit, () => useLoaded(load, wanted, failed))
  await until(() => failed.mock.calls.length === 2)
  expect(result.current).toBeUndefined()
  wanted = false
  rerender()
  await frame()
  wanted = true
  rerender()
  await until(() => result.current === "loaded")
  rerender()
  await frame()
  expect(load).toHaveBeenCalledTimes(3)
})
