import { limits, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { type ExtensionPage, onReturn, type WalletProbe } from "../page.js"
import { own } from "../values.js"

/** How often an object that has not come yet is looked for, in ms. */
const LOOK = 100
/** For how long after the page's `load`, in ms: Rabet's comes after the document is read, later on a busy machine. */
const AFTER_LOAD = 10_000

/**
 * The object that an extension has put into the page: `path` leads there from `page` (by default the window), and it
 * has these functions.
 * Undefined where there is none: an element of that name does not count, nor what throws when it is looked at.
 */
export function injected<Api extends object>(
  path: readonly [string, ...string[]],
  functions: readonly (keyof Api & string)[],
  page?: ExtensionPage,
): Api | undefined {
  const [name, ...rest] = path
  try {
    let found = own(page ?? globalThis, name) as Record<string, unknown> | undefined
    for (const step of rest) found = found?.[step] as Record<string, unknown> | undefined
    return found && functions.every((one) => typeof found[one] === "function")
      ? (found as Api)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Looks for an object until it is there: for some seconds after the page's `load`, and then when the person comes back
 * to the page. Calls back once, never before it has returned. Returns how to stop.
 */
export function onInjected<Api>(
  find: () => Api | undefined,
  arrived: (found: Api) => void,
): () => void {
  if (typeof window === "undefined") return () => {}
  let ending: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    const found = find()
    if (found === undefined) return
    stop()
    arrived(found)
  }
  const looking = setInterval(look, LOOK)
  const loaded = (): void => {
    ending = setTimeout(() => clearInterval(looking), AFTER_LOAD)
  }
  const stopReturning = onReturn(look)
  const stop = (): void => {
    clearInterval(looking)
    clearTimeout(ending)
    window.removeEventListener("load", loaded)
    stopReturning()
  }
  if (document.readyState === "complete") loaded()
  else window.addEventListener("load", loaded, { once: true })
  return stop
}

/** The object; one that comes late is awaited up to the availability limit. Throws `not-installed`, in these words. */
export async function awaitInjected<Api>(
  find: () => Api | undefined,
  absence: string,
  signal: AbortSignal | undefined,
): Promise<Api> {
  const missing = (cause?: unknown) => new WalletError("not-installed", absence, { cause })
  if (typeof window === "undefined") throw missing()
  try {
    return await conversation<Api>({ signal, ms: limits.availability }, ({ answer, undo }) => {
      const found = find()
      if (found !== undefined) answer(found)
      else undo(onInjected(find, answer))
    })
  } catch (error) {
    throw WalletError.is(error) && error.kind === "timeout" ? missing(error) : error
  }
}

/** Probes for an object that an extension injects. */
export function probeInjected(find: () => object | undefined): WalletProbe {
  return {
    isAvailable: async ({ signal } = {}) =>
      awaitInjected(find, "", signal).then(
        () => true,
        () => false,
      ),
    onArrival: (arrived) => onInjected(find, () => arrived()),
  }
}
