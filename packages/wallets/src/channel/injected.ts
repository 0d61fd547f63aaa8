import { limits, type Reason, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { own } from "../own.js"
import { type ExtensionPage, onReturn, type WalletProbe } from "../page.js"

/** How often to look for a missing object, in ms. */
const POLL_INTERVAL = 100
/** How long to poll after the page's `load`, in ms. Rabet injects its object after parsing, later on a busy machine. */
const POLL_AFTER_LOAD = 10_000

/**
 * Returns the object that an extension injected at `path`, starting at `page` (by default the window), if it has these
 * functions. Otherwise returns undefined, also for an element with that id and for an object whose getters throw.
 */
export function findInjected<Api extends object>(
  path: readonly [string, ...string[]],
  functions: readonly (keyof Api & string)[],
  page?: ExtensionPage,
): Api | undefined {
  const [name, ...rest] = path
  try {
    let found = own(page ?? globalThis, name) as Record<string, unknown> | undefined
    for (const step of rest) found = found?.[step] as Record<string, unknown> | undefined
    return found && functions.every((name) => typeof found[name] === "function")
      ? (found as Api)
      : undefined
  } catch {
    return undefined
  }
}

/** What is polled. One timer serves all: a timer for each wallet would wake the page for each. */
const polled = new Set<() => void>()
let polling: ReturnType<typeof setInterval> | undefined

/** Calls `look` again and again. Returns a function that stops it. */
function poll(look: () => void): () => void {
  polled.add(look)
  polling ??= setInterval(() => {
    for (const each of polled) each()
  }, POLL_INTERVAL)
  return () => {
    polled.delete(look)
    if (polled.size > 0) return
    clearInterval(polling)
    polling = undefined
  }
}

/**
 * Looks for an object until it is found: polls until some seconds after the page's `load`, then checks whenever the
 * user returns to the page, and at each `event` on the window. Calls `arrived` once, never synchronously. Returns a
 * function that stops the search.
 */
export function onInjected<Api>(
  find: () => Api | undefined,
  arrived: (found: Api) => void,
  event?: string,
): () => void {
  if (typeof window === "undefined") return () => {}
  let pollEnd: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    const found = find()
    if (found === undefined) return
    stop()
    arrived(found)
  }
  const stopPolling = poll(look)
  const loaded = (): void => {
    pollEnd = setTimeout(stopPolling, POLL_AFTER_LOAD)
  }
  const stopReturning = onReturn(look)
  const stop = (): void => {
    stopPolling()
    clearTimeout(pollEnd)
    window.removeEventListener("load", loaded)
    if (event) window.removeEventListener(event, look)
    stopReturning()
  }
  if (event) window.addEventListener(event, look)
  if (document.readyState === "complete") loaded()
  else window.addEventListener("load", loaded, { once: true })
  return stop
}

/**
 * Waits for the object, by default up to the availability limit. Throws `not-installed` with the reason `absence`.
 */
export async function awaitInjected<Api>(
  find: () => Api | undefined,
  absence: Reason | string,
  signal: AbortSignal | undefined,
  { event, ms = limits.availability }: { event?: string | undefined; ms?: number } = {},
): Promise<Api> {
  const missing = (cause?: unknown) => new WalletError("not-installed", absence, { cause })
  if (typeof window === "undefined") throw missing()
  try {
    return await conversation<Api>({ signal, ms }, ({ answer, undo }) => {
      const found = find()
      if (found !== undefined) answer(found)
      else undo(onInjected(find, answer, event))
    })
  } catch (error) {
    throw WalletError.is(error) && error.kind === "timeout" ? missing(error) : error
  }
}

/** Creates a probe for an object that an extension injects. */
export function probeInjected(find: () => object | undefined, event?: string): WalletProbe {
  return {
    isAvailable: async ({ signal } = {}) =>
      awaitInjected(find, "", signal, { event }).then(
        () => true,
        () => false,
      ),
    onArrival: (arrived) => onInjected(find, () => arrived(), event),
  }
}
