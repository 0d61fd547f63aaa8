import { describe, expect, test, vi } from "vitest"
import type { CallContext } from "./actions/context.js"
import { createCalls } from "./calls.js"
import type { Engine, Verbs } from "./engine.js"
import type { Kit } from "./kit-interface.js"

/** Calls whose engine loads when the test says so. Its functions record their calls and answer with their ids. */
function waitingCalls(overrides: Partial<Engine> = {}) {
  const received: unknown[] = []
  const recorder =
    (name: string) =>
    async ({ id }: CallContext, ...args: unknown[]): Promise<string> => {
      received.push([name, ...args])
      return id
    }
  const names = ["connect", "signMessage", "getBalance", "getNetwork", "restore"]
  const verbs = Object.fromEntries(names.map((name) => [name, recorder(name)]))
  const engine: Partial<Engine> = {
    verbs: { ...verbs, withConnection: verbs } as unknown as Verbs,
    loading: () => undefined,
    call: async ({ id }, ask) => ask({ id } as CallContext),
    ...overrides,
  }
  const loads: { arrive(): void; fail(cause: unknown): void }[] = []
  const loadEngine = vi.fn(
    () =>
      new Promise<() => Engine>((resolve, reject) => {
        loads.push({
          arrive: () => resolve(() => engine as Engine),
          fail: reject,
        })
      }),
  )
  const calls = createCalls(loadEngine)
  const { verb } = calls
  const kit: Pick<Kit, "connect" | "signMessage" | "getBalance" | "getNetwork" | "restore"> = {
    connect: verb("connect", ({ connect }) => connect),
    signMessage: verb("sign", ({ withConnection }) => withConnection.signMessage),
    getBalance: verb("other", ({ getBalance }) => getBalance),
    getNetwork: verb("network", ({ withConnection }) => withConnection.getNetwork),
    restore: verb("other", ({ restore }) => restore),
  }
  return { calls, kit, received, loads, loadEngine }
}

describe("calls before the engine has loaded", () => {
  test("load it once, are passed on in order, and have their ids immediately", async () => {
    const { kit, received, loads, loadEngine } = waitingCalls()
    expect(loadEngine).not.toHaveBeenCalled()
    const connected = kit.connect("a")
    const signed = kit.signMessage("hi")
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
    const loading: Engine["loading"] = ({ args: [first] }) =>
      first === "slow" ? modules : undefined
    const { calls, kit, received, loads } = waitingCalls({ loading })
    const first = kit.connect("slow")
    const second = kit.connect("quick")
    loads[0]?.arrive()
    await vi.waitUntil(() => calls.engine())
    const third = kit.connect("quick")
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
    const { calls, kit, received, loads } = waitingCalls()
    const controller = new AbortController()
    const aborted = kit.connect("a", { signal: controller.signal })
    const ended = kit.getBalance({ signal: AbortSignal.abort() })
    const cancelled = kit.signMessage("hi")
    const destroyed = kit.restore()
    controller.abort()
    calls.cancel(({ id }) => id === cancelled.id)
    for (const call of [aborted, ended, cancelled]) {
      await expect(call).rejects.toMatchObject({ kind: "aborted", code: -4 })
    }
    calls.cancel(() => true)
    await expect(destroyed).rejects.toThrow("The request was canceled.")
    const result = kit.getNetwork()
    loads[0]?.arrive()
    await result
    expect(received).toEqual([["getNetwork"]])
  })

  test("end if the connection or network they were meant for has gone", async () => {
    const { calls, kit, received, loads } = waitingCalls()
    const signed = kit.signMessage("hi")
    const result = kit.getBalance()
    calls.cancel(({ kind }) => kind === "sign")
    await expect(signed).rejects.toMatchObject({ kind: "aborted" })
    loads[0]?.arrive()
    await result
    expect(received).toEqual([["getBalance"]])
  })

  test("fail with the reason if it cannot be loaded; the next call retries", async () => {
    const { kit, received, loads, loadEngine } = waitingCalls()
    const failed = [kit.connect("a"), kit.connect("b")]
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
    const next = kit.connect("a")
    loads[1]?.arrive()
    await next
    expect(received).toEqual([["connect", "a"]])
  })
})

test("a waiting call leaves no listener on its signal once the engine has it", async () => {
  const { kit, loads } = waitingCalls()
  const { signal } = new AbortController()
  const remove = vi.spyOn(signal, "removeEventListener")
  const call = kit.connect("a", { signal })
  loads[0]?.arrive()
  await call
  expect(remove).toHaveBeenCalledWith("abort", expect.any(Function))
})

test("a call is made immediately if the engine is loaded", async () => {
  const { calls, kit, received, loads } = waitingCalls()
  const loaded = calls.load()
  loads[0]?.arrive()
  await loaded
  const call = kit.connect("a")
  expect(received).toEqual([["connect", "a"]])
  await expect(call).resolves.toBe(call.id)
})
