/** What a page's scripts have added since `observe` and not removed, counted by what it is. */
export type Leftovers = Readonly<Record<string, number>>

/** Counts listeners of the window and the document, timers, windows, frames, and sockets from now on. */
export function observe(): () => Leftovers {
  const counts = new Map<string, number>()
  const add = (what: string, by: number): void => {
    counts.set(what, (counts.get(what) ?? 0) + by)
  }
  followListeners(window, "window", add)
  followListeners(document, "document", add)
  followTimers(add)
  // A closed window that is kept here would keep its page's memory.
  let windows: Window[] = []
  const { open } = window
  window.open = (...given) => {
    const opened = open.apply(window, given)
    if (opened) windows = [...windows.filter(({ closed }) => !closed), opened]
    return opened
  }
  let sockets: WebSocket[] = []
  const isOpen = ({ readyState }: WebSocket): boolean => readyState <= WebSocket.OPEN
  window.WebSocket = new Proxy(WebSocket, {
    construct(target, given) {
      const socket = Reflect.construct(target, given) as WebSocket
      sockets = [...sockets.filter(isOpen), socket]
      return socket
    },
  })
  return () => ({
    ...Object.fromEntries([...counts].filter(([, count]) => count > 0)),
    windows: windows.filter(({ closed }) => !closed).length,
    frames: document.getElementsByTagName("iframe").length,
    sockets: sockets.filter(isOpen).length,
  })
}

/** What there is more of than before, in words. */
export function moreThan(before: Leftovers, now: Leftovers): readonly string[] {
  return Object.entries(now)
    .filter(([what, count]) => count > (before[what] ?? 0))
    .map(([what, count]) => `${what}: ${before[what] ?? 0} → ${count}`)
}

/** The limits, in ms, of OneKey's, Scopuly's, and Rabet's own objects and windows, which leave their timers behind. */
const OF_WALLETS: ReadonlySet<number> = new Set([600_000, 300_000, 30_000])

type Add = (what: string, by: number) => void

function followListeners(target: EventTarget, name: string, add: Add): void {
  const { addEventListener, removeEventListener } = target
  const known: [type: string, listener: unknown, capture: boolean][] = []
  const isCapturing = (options?: boolean | EventListenerOptions): boolean =>
    typeof options === "object" ? options.capture === true : options === true
  const indexOf = (type: string, listener: unknown, capture: boolean): number =>
    known.findIndex((each) => each[0] === type && each[1] === listener && each[2] === capture)
  const forget = (type: string, listener: unknown, capture: boolean): void => {
    const at = indexOf(type, listener, capture)
    if (at < 0) return
    known.splice(at, 1)
    add(`listeners of ${type} on the ${name}`, -1)
  }
  target.addEventListener = (
    ...[type, listener, options]: Parameters<EventTarget["addEventListener"]>
  ) => {
    addEventListener.call(target, type, listener, options)
    const capture = isCapturing(options)
    const { once, signal } = typeof options === "object" ? options : {}
    if (!listener || signal?.aborted || indexOf(type, listener, capture) >= 0) return
    known.push([type, listener, capture])
    add(`listeners of ${type} on the ${name}`, 1)
    signal?.addEventListener("abort", () => forget(type, listener, capture))
    if (once)
      addEventListener.call(target, type, () => forget(type, listener, capture), { capture, once })
  }
  target.removeEventListener = (
    ...[type, listener, options]: Parameters<EventTarget["removeEventListener"]>
  ) => {
    removeEventListener.call(target, type, listener, options)
    forget(type, listener, isCapturing(options))
  }
}

function followTimers(add: Add): void {
  type Timer = [run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]]
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  const timers = new Map<unknown, string>()
  const keep = (id: unknown, what: string): unknown => {
    timers.set(id, what)
    add(what, 1)
    return id
  }
  const forget = (id: unknown): void => {
    const what = timers.get(id)
    if (what && timers.delete(id)) add(what, -1)
  }
  Object.assign(window, {
    setTimeout(...[run, ms, ...values]: Timer): unknown {
      const id: unknown = setTimeout(() => {
        forget(id)
        run(...values)
      }, ms)
      return ms && OF_WALLETS.has(ms) ? id : keep(id, "timeouts")
    },
    setInterval: (...given: Timer): unknown => keep(setInterval(...given), "intervals"),
    clearTimeout(id?: number) {
      forget(id)
      clearTimeout(id)
    },
    clearInterval(id?: number) {
      forget(id)
      clearInterval(id)
    },
  })
}
