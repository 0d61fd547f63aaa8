import { settled } from "./settle.js"

/**
 * How long what a call used may take to go after it has settled, in ms: a window closes in a task of its own. The first time
 * is short, for what then stands may be what is kept for all calls.
 */
const grace = { first: 300, second: 3_000 }

/**
 * Checks that a call leaves nothing in the page: no listener of window or document, no interval, no frame, no window. What
 * is kept once for all calls is no leak: if the first call leaves something, a second one must leave nothing more.
 */
export async function leavesNothing(call: () => Promise<unknown>): Promise<void> {
  if ((await leftBy(call, grace.first)).length === 0) return
  const left = await leftBy(call, grace.second)
  if (left.length > 0) throw new Error(`It leaves behind: ${left.join(", ")}.`)
}

/** What a call opened in the page, of those windows alone. */
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
  /** In words, what was added since and still stands. */
  left(): readonly string[]
  /** How many windows were opened since. */
  opened(): number
  stop(): void
}

type Listening = [type: string, listener: unknown, capture: boolean]

/** Follows what the scripts of this page add from now on. Where there is no page there is nothing to follow but intervals. */
function observe(): Observed {
  const undo: (() => void)[] = []
  const intervals = new Set<unknown>()
  const windows: Window[] = []
  const listening: [EventTarget, ...Listening][] = []

  /** Puts a function in the place of one, until it is over. */
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
        (one) => one[0] === target && one[1] === type && one[2] === listener && one[3] === capture,
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
          const gone = (): void => remove(...added)
          signal?.addEventListener("abort", gone)
          if (once) original.call(target, type, gone, { capture: added[2], once })
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
      for (const one of undo) one()
    },
  }
}
