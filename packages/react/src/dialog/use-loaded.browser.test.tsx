import { expect, test, vi } from "vitest"
import { frame, kitOf, renderHook, until } from "../../test/fixtures.js"
import { useLoaded } from "./use-loaded.js"

test("loads once when wanted, and retries a failed load when wanted again", async () => {
  const kit = kitOf([])
  const load = vi.fn(async () => "loaded")
  // StrictMode loads twice.
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
