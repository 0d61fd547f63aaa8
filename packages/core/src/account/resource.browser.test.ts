import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { WalletError } from "../contract/errors.js"
import { createResource, type OwnResource } from "./resource.js"

let answers: { resolve: (value: number) => void; reject: (cause: Error) => void }[]
let signals: AbortSignal[]
let resource: OwnResource<number>
let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
  answers = []
  signals = []
  stops = []
  resource = createResource(
    (signal) =>
      new Promise((resolve, reject) => {
        signals.push(signal)
        signal.addEventListener("abort", () => reject(signal.reason))
        answers.push({ resolve, reject })
      }),
  )
})

afterEach(async () => {
  for (const stop of stops) stop()
  await Promise.resolve()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const listen = (): (() => void) => {
  const stop = resource.subscribe(() => {})
  stops.push(stop)
  return stop
}

/** Answers the last request, and waits until the resource has it. */
async function answer(value: number): Promise<void> {
  answers.at(-1)!.resolve(value)
  await vi.waitFor(() => expect(resource.getState().reading).toBe(false))
}

/** Hides or shows the page. */
function setHidden(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  document.dispatchEvent(new Event("visibilitychange"))
}

test("asks nothing until somebody listens, and then once for all", async () => {
  expect(answers).toHaveLength(0)
  listen()
  listen()
  void resource.refresh()
  expect(answers).toHaveLength(1)
  expect(resource.getState()).toEqual({ status: "loading", reading: true })
  await answer(7)
  expect(resource.getState()).toEqual({ status: "ready", data: 7, reading: false })
})

test("is read every 30 seconds while the page is visible, and never while it is hidden", async () => {
  listen()
  await answer(1)
  vi.advanceTimersByTime(29_000)
  expect(answers).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(answers).toHaveLength(2)
  await answer(2)
  setHidden(true)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(300_000)
  expect(answers).toHaveLength(2)
  setHidden(false)
  expect(answers).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(1)
})

test("is read when the page gets focus, unless the answer is younger than five seconds", async () => {
  listen()
  await answer(1)
  window.dispatchEvent(new Event("focus"))
  expect(answers).toHaveLength(1)
  vi.advanceTimersByTime(5_000)
  window.dispatchEvent(new Event("focus"))
  expect(answers).toHaveLength(2)
})

test("is read again after the request under way if this page has changed it", async () => {
  listen()
  resource.outdated()
  expect(answers).toHaveLength(1)
  answers[0]!.resolve(1)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await answer(2)
  expect(resource.getState().data).toBe(2)
  expect(answers).toHaveLength(2)
})

test("is read when somebody listens again if this page has changed it meanwhile", async () => {
  const stop = listen()
  await answer(1)
  stop()
  await Promise.resolve()
  resource.outdated()
  expect(answers).toHaveLength(1)
  listen()
  expect(answers).toHaveLength(2)
})

test("keeps its answer for whoever listens again within five seconds", async () => {
  const stop = listen()
  await answer(1)
  stop()
  await Promise.resolve()
  listen()
  expect(resource.getState().data).toBe(1)
  expect(answers).toHaveLength(1)
})

test("goes on with its request if somebody else listens at once, and ends it if nobody does", async () => {
  listen()()
  listen()
  await Promise.resolve()
  expect(answers).toHaveLength(1)
  expect(signals[0]?.aborted).toBe(false)
  for (const stop of stops) stop()
  await Promise.resolve()
  expect(signals[0]?.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
  await vi.waitFor(() => expect(resource.getState().reading).toBe(false))
  expect(resource.getState()).toEqual({ status: "loading", reading: false })
})

test("keeps the last answer beside an error, and recovers", async () => {
  listen()
  await answer(1)
  const refreshed = resource.refresh()
  answers[1]!.reject(new WalletError("external", "no answer"))
  await refreshed
  expect(resource.getState()).toMatchObject({
    ...{ status: "failed", data: 1, reading: false },
    error: { kind: "external" },
  })
  void resource.refresh()
  await answer(2)
  expect(resource.getState()).toEqual({ status: "ready", data: 2, reading: false })
})

test("an error that is not the kit's becomes one", async () => {
  listen()
  answers[0]!.reject(new RangeError("absurd"))
  await vi.waitFor(() => expect(resource.getState().error).toMatchObject({ kind: "internal" }))
})
