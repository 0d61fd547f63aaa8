import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { timer } from "./timer.js"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test("ends after its time or when aborted, and leaves no timer or listener", async () => {
  const { signal } = new AbortController()
  const add = vi.spyOn(signal, "addEventListener")
  const remove = vi.spyOn(signal, "removeEventListener")
  const passed = timer(1_000, signal)
  await vi.advanceTimersByTimeAsync(1_000)
  await passed
  expect(remove.mock.calls).toEqual(add.mock.calls)

  const lifetime = new AbortController()
  const cut = timer(1_000, lifetime.signal)
  lifetime.abort()
  await cut
  await timer(1_000, lifetime.signal)
  expect(vi.getTimerCount()).toBe(0)
})
