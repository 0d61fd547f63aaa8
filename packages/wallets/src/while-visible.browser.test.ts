import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { whileVisible } from "./while-visible.js"

let visibility: DocumentVisibilityState
let ended: AbortController

function become(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event("visibilitychange"))
}

beforeEach(() => {
  vi.useFakeTimers()
  visibility = "visible"
  ended = new AbortController()
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility)
})

afterEach(() => {
  ended.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("runs a task at once, and again the given time after it ended", async () => {
  const task = vi.fn(async () => {})
  whileVisible(task, 3_000, ended.signal)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(2)
})

test("does not run in a hidden tab, and runs at once when the tab becomes visible", async () => {
  const task = vi.fn(async () => {})
  visibility = "hidden"
  whileVisible(task, 3_000, ended.signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(task).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  become("visible")
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  become("hidden")
  await vi.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(1)
  become("visible")
  expect(task).toHaveBeenCalledTimes(2)
})

test("never runs twice at the same time", async () => {
  let finish = (): void => {}
  const task = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  whileVisible(task, 3_000, ended.signal)
  become("hidden")
  become("visible")
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(task).toHaveBeenCalledTimes(2)
})

test("does not run again if the tab was hidden during a run", async () => {
  let finish = (): void => {}
  const task = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  whileVisible(task, 3_000, ended.signal)
  become("hidden")
  finish()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).toHaveBeenCalledTimes(1)
})

test("an abort leaves no listener or timer, even during a run", async () => {
  const added = vi.spyOn(document, "addEventListener")
  const removed = vi.spyOn(document, "removeEventListener")
  let finish = (): void => {}
  const task = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  whileVisible(task, 3_000, ended.signal)
  ended.abort()
  finish()
  await vi.advanceTimersByTimeAsync(10_000)
  become("visible")
  expect(task).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(removed.mock.calls.map(([type]) => type)).toEqual(added.mock.calls.map(([type]) => type))

  whileVisible(task, 3_000, ended.signal)
  expect(task).toHaveBeenCalledTimes(1)
  expect(added).toHaveBeenCalledTimes(1)
})
