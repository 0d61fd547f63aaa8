import { afterEach, test, vi } from "vitest"
import { whenIdle } from "./when-idle.js"

afterEach(() => void vi.unstubAllGlobals())

test("calls back in a browser that is never idle", async () => {
  const neverIdle: typeof requestIdleCallback = (call, options) => {
    const { timeout } = options ?? {}
    if (timeout) setTimeout(call, 0, { didTimeout: true, timeRemaining: () => 0 })
    return 1
  }
  vi.stubGlobal("requestIdleCallback", neverIdle)
  await new Promise<void>((resolve) => whenIdle(resolve))
})

test("calls back in a browser without idle callbacks", async () => {
  vi.stubGlobal("requestIdleCallback", undefined)
  await new Promise<void>((resolve) => whenIdle(resolve))
})
