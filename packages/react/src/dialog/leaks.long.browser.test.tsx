import { afterEach, expect, test, vi } from "vitest"
import { dialog, part, trigger } from "../../test/dialog.js"
import { connectedKit, frame, kitOf, render, until, wallet, watched } from "../../test/fixtures.js"
import { ConnectButton, SigningView } from "../index.js"
import { MODAL_CLOSE_MS } from "../parts/constants.js"

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Counts listeners on the window and the document, and observers. */
function watchListeners(): () => number {
  const listeners = new Set<string>()
  const names = new Map<unknown, number>()
  const key = (target: EventTarget, type: string, listener: unknown, options: unknown): string => {
    if (!names.has(listener)) names.set(listener, names.size)
    const capture =
      typeof options === "object"
        ? Boolean((options as EventListenerOptions)?.capture)
        : options === true
    return `${target === window ? "window" : "document"} ${type} ${names.get(listener)} ${capture}`
  }
  const isGlobal = (target: unknown): boolean =>
    target === window || target === document || target === undefined
  // The test runner gives the window its own methods.
  for (const methods of [EventTarget.prototype, window]) {
    const { addEventListener, removeEventListener } = methods
    vi.spyOn(methods, "addEventListener").mockImplementation(function (
      this: EventTarget,
      ...[type, listener, options]
    ) {
      if (isGlobal(this)) listeners.add(key(this ?? window, type, listener, options))
      addEventListener.call(this ?? window, type, listener, options)
    })
    vi.spyOn(methods, "removeEventListener").mockImplementation(function (
      this: EventTarget,
      ...[type, listener, options]
    ) {
      if (isGlobal(this)) listeners.delete(key(this ?? window, type, listener, options))
      removeEventListener.call(this ?? window, type, listener, options)
    })
  }
  let observed = 0
  const { observe, disconnect } = ResizeObserver.prototype
  vi.spyOn(ResizeObserver.prototype, "observe").mockImplementation(function (
    this: ResizeObserver,
    element,
  ) {
    observed += 1
    observe.call(this, element)
  })
  vi.spyOn(ResizeObserver.prototype, "disconnect").mockImplementation(function (
    this: ResizeObserver,
  ) {
    observed -= 1
    disconnect.call(this)
  })
  return () => listeners.size + observed
}

/** Listeners and observers, timers, and nodes. */
type Count = [number, number, number]

/** Runs the action once to load everything, then many times. */
async function repeatAction(
  times: number,
  action: () => Promise<void>,
): Promise<{ before: Count; during: Count; after: Count }> {
  const listening = watchListeners()
  const count = (): Count => [
    listening(),
    vi.getTimerCount(),
    document.querySelectorAll("*").length,
  ]
  await action()
  const before = await stableCount(count)
  let during = before
  const closeSpy = vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    during = count()
    closeSpy.mockRestore()
    this.close()
  })
  for (let turn = 0; turn < times; turn++) await action()
  return { before, during, after: await stableCount(count) }
}

/** The count after it stays the same for some frames: React cleans up in later tasks. */
async function stableCount(count: () => Count): Promise<Count> {
  let now = count()
  for (let stableFrames = 0; stableFrames < 5; ) {
    await frame()
    const next = count()
    stableFrames = next.every((value, index) => value === now[index]) ? stableFrames + 1 : 0
    now = next
  }
  return now
}

/** Waits for React's next tasks without waiting for frames. */
async function untilSoon(condition: () => unknown): Promise<void> {
  for (let turn = 0; turn < 50 && !condition(); turn++) await Promise.resolve()
  await until(condition)
}

test("opening and closing the picker a hundred times leaks no listener, timer or node", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] })
  const kit = kitOf([wallet("Freighter")])
  render(kit, <ConnectButton />)
  await until(() => trigger())
  await vi.advanceTimersByTimeAsync(1_000)
  await until(() => !kit.getState().probing)
  const { before, during, after } = await repeatAction(100, async () => {
    trigger().click()
    await untilSoon(() => part("close"))
    part("close")!.click()
    await untilSoon(() => dialog()?.dataset.state === "closing")
    vi.advanceTimersByTime(MODAL_CLOSE_MS)
    await untilSoon(() => !dialog())
  })
  // Proves that the counters work.
  expect(during[0]).toBeGreaterThan(before[0])
  expect(during[2]).toBeGreaterThan(before[2])
  expect(after).toEqual(before)
})

test("canceling requests in the signing view leaks nothing", async () => {
  const kit = await connectedKit(wallet("Freighter", { signMessage: () => new Promise(() => {}) }))
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] })
  await watched(kit, () => render(kit, <SigningView />))
  const { before, after } = await repeatAction(25, async () => {
    const request = kit.signMessage("Hello").catch((error) => error.kind)
    await untilSoon(() => part("close"))
    part("close")!.click()
    expect(await request).toBe("aborted")
    vi.advanceTimersByTime(MODAL_CLOSE_MS)
    await untilSoon(() => !dialog())
  })
  expect(after).toEqual(before)
})
