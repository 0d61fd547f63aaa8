import { expect, test, vi } from "vitest"
import { frame, kitOf, renderHook, until } from "../../test/fixtures.js"
import { useLoaded } from "./use-loaded.js"

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
