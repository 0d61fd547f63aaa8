import { WalletError } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Exchange, exchange } from "./exchange.js"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("an answer, a failure, an abort and the limit each undo the whole list, once and in order", async () => {
  const ends: ((the: Exchange<string>, signal: AbortController) => void)[] = [
    (the) => the.answer("yes"),
    (the) => the.fail(new WalletError("locked", "Unlock it.")),
    (_, controller) => controller.abort(),
    () => vi.advanceTimersByTime(1_000),
  ]
  for (const end of ends) {
    const undone: string[] = []
    const controller = new AbortController()
    let begun: Exchange<string> | undefined
    const settled = exchange<string>({ signal: controller.signal, ms: 1_000 }, (the) => {
      the.undo(() => undone.push("first"))
      the.undo(() => undone.push("second"))
      begun = the
    }).catch((error: WalletError) => error.kind)
    end(begun!, controller)
    begun!.answer("too late")
    begun!.fail(new Error("too late"))
    controller.abort()
    expect(await settled).toMatch(/^(yes|locked|aborted|timeout)$/)
    expect(undone).toEqual(["first", "second"])
    expect(vi.getTimerCount()).toBe(0)
  }
})

test("what is put on the list after the end is undone at once", async () => {
  const undo = vi.fn()
  await exchange<void>({ ms: 1_000 }, (the) => {
    the.answer()
    the.undo(undo)
  })
  expect(undo).toHaveBeenCalledOnce()
})

test("under an aborted signal nothing begins", async () => {
  const begin = vi.fn()
  await expect(exchange({ signal: AbortSignal.abort(), ms: 1_000 }, begin)).rejects.toMatchObject({
    kind: "aborted",
    code: -4,
  })
  expect(begin).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test("an abort rejects with the signal's reason where that is a WalletError, else with its own words", async () => {
  const reason = new WalletError("wrong-account", "The account changed.")
  const patience = { ms: 1_000, cancelled: "Cancelled; close its window." }
  const never = (): void => {}
  await expect(exchange({ ...patience, signal: AbortSignal.abort(reason) }, never)).rejects.toBe(
    reason,
  )
  await expect(
    exchange({ ...patience, signal: AbortSignal.abort("because") }, never),
  ).rejects.toMatchObject({
    kind: "aborted",
    message: "Cancelled; close its window.",
    cause: "because",
  })
})

test("a beginning that throws is a failure, and what it had begun is undone", async () => {
  const undo = vi.fn()
  const error = new Error("broken")
  const settled = exchange({ ms: 1_000 }, (the) => {
    the.undo(undo)
    throw error
  })
  await expect(settled).rejects.toBe(error)
  expect(undo).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test("an end leaves no listener on the signal", async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, "addEventListener")
  const removed = vi.spyOn(signal, "removeEventListener")
  await exchange<void>({ signal, ms: 1_000 }, (the) => the.answer())
  expect(added).toHaveBeenCalledOnce()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

test("an action that throws keeps neither the others nor the promise from their end, and is reported", async () => {
  const report = vi.fn()
  vi.stubGlobal("queueMicrotask", report)
  const undone = vi.fn()
  const broken = new Error("The app's screen does not close.")
  const { signal, abort } = aborting()
  const ended = exchange({ signal }, ({ undo }) => {
    undo(() => {
      throw broken
    })
    undo(undone)
  })
  abort()
  await expect(ended).rejects.toMatchObject({ kind: "aborted" })
  expect(undone).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledOnce()
  expect(report.mock.calls[0]![0], "as an uncaught error").toThrow(broken)
  vi.unstubAllGlobals()
})

function aborting(): { signal: AbortSignal; abort(): void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
