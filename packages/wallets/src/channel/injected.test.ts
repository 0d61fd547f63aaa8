import { expect, test, vi } from "vitest"
import { awaitInjected, findInjected, onInjected } from "./injected.js"

test("finds no object on a server, without waiting or starting a timer", async () => {
  vi.useFakeTimers()
  const find = () => findInjected<{ connect(): void }>(["wallet"], ["connect"])
  expect(find()).toBeUndefined()
  onInjected(find, () => {})()
  onInjected(find, () => {})
  await expect(awaitInjected(find, "Nobody is here", undefined)).rejects.toMatchObject({
    kind: "not-installed",
    message: "Nobody is here",
  })
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
