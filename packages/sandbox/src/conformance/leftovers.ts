import { settled } from "./settle.js"

/**
 * How long a settled call may take to clean up, in ms: windows close in their own task. The first limit is short,
 * because the rest may be shared by all calls.
 */
const grace = { first: 300, second: 3_000 }

/**
 * Checks that a call leaves no listener on window or document, and no interval, frame, or window. Resources shared by
 * all calls are not leaks: if the first call leaves something, a second one must leave nothing more.
 */
export async function leavesNothing(call: () => Promise<unknown>): Promise<void> {
  if ((await leftBy(call, grace.first)).length === 0) return
  const left = await leftBy(call, grace.second)
  if (left.length > 0) throw new Error(`The call leaves behind: ${left.join(", ")}.`)
}

/** The number of windows that a call opened. */
export async function windowsOf(call: () => Promise<unknown>): Promise<number> {
  const page = observe()
  try {
    await call()
    return page.opened()
  } finally {
    page.stop()
  }
}

async function leftBy(call: () => Promise<unknown>, ms: number): Promise<readonly string[]> {
  const page = observe()
  try {
    await call()
    await settled(ms, () => page.left().length === 0)
    return page.left()
  } finally {
    page.stop()
  }
}

interface Observed {
  /** Describes what was added and not removed. */
  left(): readonly string[]
  /** The number of windows opened. */
  opened(): number
  stop(): void
}

type Listening = [type: string, listener: unknown, capture: boolean]

/** Records what the page's scripts add from now on. Without a page, it records only intervals. */
function observe(): Observed {
  const undo: (() => void)[] = []
  const intervals = new Set<unknown>()
  const windows: Window[] = []
  const listening: [EventTarget, ...Listening][] = []

  /** Replaces a function until `stop` is called. */
  function replace<Owner extends object, Name extends keyof Owner>(
    owner: Owner,
    name: Name,
    make: (original: Owner[Name]) => unknown,
  ): void {
    const before = Object.getOwnPropertyDescriptor(owner, name)
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value: make(owner[name]),
    })
    undo.push(() => {
      if (before) Object.defineProperty(owner, name, before)
      else delete owner[name]
    })
  }

  replace(globalThis, "setInterval", (original) => (...given: Parameters<typeof setInterval>) => {
    const id = original(...given)
    intervals.add(id)
    return id
  })
  replace(
    globalThis,
    "clearInterval",
    (original) =>
      (...given: Parameters<typeof clearInterval>) => {
        intervals.delete(given[0])
        original(...given)
      },
  )
  const frames =
    typeof document === "undefined" ? undefined : document.getElementsByTagName("iframe")
  const framesBefore = new Set(frames)
  if (typeof document !== "undefined") {
    for (const target of [window, document]) follow(target)
    replace(window, "open", (original) => (...given: Parameters<typeof window.open>) => {
      const opened = original.apply(window, given)
      if (opened) windows.push(opened)
      return opened
    })
  }

  function follow(target: EventTarget): void {
    const indexOf = (...[type, listener, capture]: Listening): number =>
      listening.findIndex(
        (own) => own[0] === target && own[1] === type && own[2] === listener && own[3] === capture,
      )
    const remove = (...given: Listening): void => {
      const at = indexOf(...given)
      if (at >= 0) listening.splice(at, 1)
    }
    const isCapturing = (options?: boolean | EventListenerOptions): boolean =>
      typeof options === "object" ? options.capture === true : options === true
    replace(
      target,
      "addEventListener",
      (original) =>
        (...given: Parameters<EventTarget["addEventListener"]>) => {
          const [type, listener, options] = given
          original.apply(target, given)
          const { once, signal } = typeof options === "object" ? options : {}
          const added: Listening = [type, listener, isCapturing(options)]
          if (!listener || signal?.aborted || indexOf(...added) >= 0) return
          listening.push([target, ...added])
          const forget = (): void => remove(...added)
          signal?.addEventListener("abort", forget)
          if (once) original.call(target, type, forget, { capture: added[2], once })
        },
    )
    replace(
      target,
      "removeEventListener",
      (original) =>
        (...given: Parameters<EventTarget["removeEventListener"]>) => {
          const [type, listener, options] = given
          original.apply(target, given)
          remove(type, listener, isCapturing(options))
        },
    )
  }

  return {
    left: () => [
      ...listening.map(([, type]) => `a listener of "${type}"`),
      ...[...intervals].map(() => "an interval"),
      ...[...(frames ?? [])].filter((frame) => !framesBefore.has(frame)).map(() => "a frame"),
      ...windows.filter((opened) => !opened.closed).map(() => "a window"),
    ],
    opened: () => windows.length,
    stop() {
      for (const restore of undo) restore()
    },
  }
}
