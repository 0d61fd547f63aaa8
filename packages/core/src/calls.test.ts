import { describe, expect, test, vi } from "vitest"
import { createCalls } from "./calls.js"
import type { Engine } from "./engine.js"

/** An engine that records its calls and answers with their ids. */
function engineOf(overrides: Partial<Engine> = {}) {
  const received: unknown[] = []
  const engine = {
    loading: () => undefined,
    call: async (verb: string, id: string, args: readonly unknown[]) => {
      received.push([verb, ...args])
      return id
    },
    ...overrides,
  } as unknown as Engine
  return { received, engine }
}

/** Calls whose engine loads when the test says so. */
function waitingCalls(overrides: Partial<Engine> = {}) {
  const { received, engine } = engineOf(overrides)
  const loads: { arrive(): void; fail(cause: unknown): void }[] = []
  const loadEngine = vi.fn(
    () =>
      new Promise<Engine>((resolve, reject) => {
        loads.push({ arrive: () => resolve(engine), fail: reject })
      }),
  )
  return { calls: createCalls(loadEngine), received, loads, loadEngine }
}

describe("calls before the engine has loaded", () => {
  test("load it once, are passed on in order, and have their ids immediately", async () => {
    const { calls, received, loads, loadEngine } = waitingCalls()
    expect(loadEngine).not.toHaveBeenCalled()
    const connected = calls.call("connect", "a")
    const signed = calls.call("signMessage", "hi")
    expect([connected.id, signed.id]).toEqual(["request-1", "request-2"])
    expect(received).toEqual([])
    loads[0]?.arrive()
    await expect(Promise.all([connected, signed])).resolves.toEqual([connected.id, signed.id])
    expect(received).toEqual([
      ["connect", "a"],
      ["signMessage", "hi"],
    ])
    expect(loadEngine).toHaveBeenCalledOnce()
  })

  test("keep their order while the module of an earlier call is still loading", async () => {
    let finishModules = (): void => {}
    const modules = new Promise<void>((resolve) => {
      finishModules = resolve
    })
    const loading: Engine["loading"] = (_, [first]) => (first === "slow" ? modules : undefined)
    const { calls, received, loads } = waitingCalls({ loading })
    const first = calls.call("connect", "slow")
    const second = calls.call("connect", "quick")
    loads[0]?.arrive()
    await vi.waitUntil(() => calls.engine())
    const third = calls.call("connect", "quick")
    expect(received).toEqual([])
    finishModules()
    await Promise.all([first, second, third])
    expect(received).toEqual([
      ["connect", "slow"],
      ["connect", "quick"],
      ["connect", "quick"],
    ])
  })

  test("end with their signal, with cancel and with destroy, and never reach the engine", async () => {
    const { calls, received, loads } = waitingCalls()
    const controller = new AbortController()
    const aborted = calls.call("connect", "a", { signal: controller.signal })
    const ended = calls.call("getBalance", { signal: AbortSignal.abort() })
    const cancelled = calls.call("signMessage", "hi")
    const destroyed = calls.call("restore")
    controller.abort()
    calls.cancel(({ id }) => id === cancelled.id)
    for (const call of [aborted, ended, cancelled]) {
      await expect(call).rejects.toMatchObject({ kind: "aborted", code: -4 })
    }
    calls.cancel(() => true)
    await expect(destroyed).rejects.toThrow("The request was canceled.")
    const result = calls.call("getNetwork")
    loads[0]?.arrive()
    await result
    expect(received).toEqual([["getNetwork"]])
  })

  test("end if the connection or network they were meant for has gone", async () => {
    const { calls, received, loads } = waitingCalls()
    const signed = calls.call("signMessage", "hi")
    const result = calls.call("getBalance")
    calls.cancel(({ verb }) => verb === "signMessage")
    await expect(signed).rejects.toMatchObject({ kind: "aborted" })
    loads[0]?.arrive()
    await result
    expect(received).toEqual([["getBalance"]])
  })

  test("fail with the reason if it cannot be loaded; the next call retries", async () => {
    const { calls, received, loads, loadEngine } = waitingCalls()
    const failed = [calls.call("connect", "a"), calls.call("connect", "b")]
    const cause = new TypeError("Failed to fetch dynamically imported module")
    loads[0]?.fail(cause)
    for (const call of failed) {
      await expect(call).rejects.toMatchObject({
        kind: "external",
        message: "Couldn't load the wallet engine. Check your connection and try again.",
        cause,
      })
    }
    expect(loadEngine).toHaveBeenCalledOnce()
    const next = calls.call("connect", "a")
    loads[1]?.arrive()
    await next
    expect(received).toEqual([["connect", "a"]])
  })
})

test("a waiting call leaves no listener on its signal once the engine has it", async () => {
  const { calls, loads } = waitingCalls()
  const { signal } = new AbortController()
  const remove = vi.spyOn(signal, "removeEventListener")
  const call = calls.call("connect", "a", { signal })
  loads[0]?.arrive()
  await call
  expect(remove).toHaveBeenCalledWith("abort", expect.any(Function))
})

test("a call is made immediately if the engine is loaded", async () => {
  const { calls, received, loads } = waitingCalls()
  const loaded = calls.load()
  loads[0]?.arrive()
  await loaded
  const call = calls.call("connect", "a")
  expect(received).toEqual([["connect", "a"]])
  await expect(call).resolves.toBe(call.id)
})
