import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Conversation, conversation } from "./conversation.js"
import { WalletError } from "./errors.js"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("an answer, a failure, an abort and the time limit each run all clean-ups, once and in order", async () => {
  const ends: ((the: Conversation<string>, signal: AbortController) => void)[] = [
    (the) => the.answer("yes"),
    (the) => the.fail(new WalletError("locked", "Unlock it.")),
    (_, controller) => controller.abort(),
    () => vi.advanceTimersByTime(1_000),
  ]
  for (const end of ends) {
    const undone: string[] = []
    const controller = new AbortController()
    let begun: Conversation<string> | undefined
    const settled = conversation<string>({ signal: controller.signal, ms: 1_000 }, (the) => {
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

test("a clean-up added after the end runs immediately", async () => {
  const undo = vi.fn()
  await conversation<void>({ ms: 1_000 }, (the) => {
    the.answer()
    the.undo(undo)
  })
  expect(undo).toHaveBeenCalledOnce()
})

test("a promise that begin returns answers or fails the conversation", async () => {
  await expect(conversation<string>({}, async () => "yes")).resolves.toBe("yes")
  const error = new Error("broken")
  await expect(conversation({}, () => Promise.reject(error))).rejects.toBe(error)
})

test("its own signal aborts when it ends, before the clean-up", async () => {
  for (const end of ["answer", "fail"] as const) {
    let signal: AbortSignal | undefined
    const cleaned = vi.fn(() => expect(signal?.aborted).toBe(true))
    await conversation({}, (the) => {
      signal = the.signal
      the.undo(cleaned)
      expect(signal.aborted).toBe(false)
      the[end]("over")
    }).catch(() => {})
    expect(cleaned).toHaveBeenCalledOnce()
  }
})

test("nothing begins under an aborted signal", async () => {
  const begin = vi.fn(() => undefined)
  await expect(
    conversation({ signal: AbortSignal.abort(), ms: 1_000 }, begin),
  ).rejects.toMatchObject({
    kind: "aborted",
    code: -4,
  })
  expect(begin).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test("an abort rejects with the signal's reason if that is a WalletError, else with kind aborted", async () => {
  const reason = new WalletError("wrong-account", "The account changed.")
  const options = { ms: 1_000 }
  const never = (): undefined => {}
  await expect(conversation({ ...options, signal: AbortSignal.abort(reason) }, never)).rejects.toBe(
    reason,
  )
  await expect(
    conversation({ ...options, signal: AbortSignal.abort("because") }, never),
  ).rejects.toMatchObject({
    kind: "aborted",
    cause: "because",
  })
})

test("a begin that throws is a failure, and its clean-up runs", async () => {
  const undo = vi.fn()
  const error = new Error("broken")
  const settled = conversation({ ms: 1_000 }, (the) => {
    the.undo(undo)
    throw error
  })
  await expect(settled).rejects.toBe(error)
  expect(undo).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test("leaves no listener on the signal", async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, "addEventListener")
  const removed = vi.spyOn(signal, "removeEventListener")
  await conversation<void>({ signal, ms: 1_000 }, async () => {})
  expect(added).toHaveBeenCalledOnce()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

test("a clean-up that throws does not stop the others or the promise, and is reported", async () => {
  const report = vi.fn()
  vi.stubGlobal("queueMicrotask", report)
  const undone = vi.fn()
  const broken = new Error("The app's screen does not close.")
  const { signal, abort } = aborting()
  const ended = conversation({ signal }, ({ undo }) => {
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
