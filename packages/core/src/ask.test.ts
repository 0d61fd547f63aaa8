import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ask } from "./ask.js"
import { WalletError } from "./errors.js"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})

test("an answer in time is the answer, and leaves no timer and no listener", async () => {
  const { signal } = new AbortController()
  const removed = vi.spyOn(signal, "removeEventListener")
  await expect(ask(async () => 7, { signal, ms: 100, late: "late" })).resolves.toBe(7)
  expect(vi.getTimerCount()).toBe(0)
  expect(removed).toHaveBeenCalled()
})

test("no answer ends with kind timeout, and the callee's signal is aborted", async () => {
  let given: AbortSignal | undefined
  const asked = ask(
    (signal) => {
      given = signal
      return never()
    },
    { ms: 100, late: "No answer." },
  )
  vi.advanceTimersByTime(100)
  await expect(asked).rejects.toMatchObject({
    kind: "timeout",
    message: "No answer.",
    expired: true,
  })
  expect(given?.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test("an abort ends it at once, with the reason where that is a wallet error", async () => {
  const plain = new AbortController()
  const asked = ask(never, { signal: plain.signal, ms: 100, late: "late" })
  plain.abort()
  await expect(asked).rejects.toMatchObject({ kind: "aborted", code: -4 })

  const reason = new WalletError("wrong-account", "changed")
  await expect(
    ask(never, { signal: AbortSignal.abort(reason), ms: 100, late: "late" }),
  ).rejects.toBe(reason)
  expect(vi.getTimerCount()).toBe(0)
})

test("a callee that throws at once leaves nothing behind", async () => {
  const asked = ask(
    () => {
      throw new TypeError("broken")
    },
    { ms: 100, late: "late" },
  )
  await expect(asked).rejects.toThrow("broken")
  expect(vi.getTimerCount()).toBe(0)
})
