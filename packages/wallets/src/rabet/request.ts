import { WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { createQueue, type Queue } from "../queue.js"
import { ACCOUNT_CHANGED, errorOf, LATE, LOST, SILENCE } from "./errors.js"
import type { Rabet, RabetEvent } from "./injected-object.js"
import { WINDOW_CLOSES } from "./wire.js"

/** Time limit of calls with a window, in ms. Rabet's windows close by themselves after half of it (RA3). */
export const WINDOW: number = 2 * WINDOW_CLOSES
/** Time limit of calls without a window, in ms. Rabet answers them within milliseconds or never (RA5). */
export const SILENT = 1_000

/** The same for a Rabet that has responded to this page before, in ms: its worker may have to wake up first. */
const WAKING = 2_000

/**
 * The objects that have responded to this page. If one falls silent later, Rabet was turned off or updated (RA5): its
 * content script fails at each event, so nothing responds, as with a Rabet whose settings were never saved.
 */
const responsive = new WeakSet<Rabet>()

/** Methods that open no window. */
type WindowlessMethod = "isUnlocked" | "getNetwork" | "disconnect"
/** Rabet's replies carry no id, so one reply would settle two calls of the same method. Queues prevent overlaps. */
const queues: Readonly<Record<WindowlessMethod, Queue>> = {
  isUnlocked: createQueue(),
  getNetwork: createQueue(),
  disconnect: createQueue(),
}

/**
 * Makes a call that opens no window. Watching makes such calls during a request, outside core's queue. Throws
 * `page-stale` if Rabet has responded to this page before and no longer does.
 */
export async function read(
  rabet: Rabet,
  name: WindowlessMethod,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const ms = responsive.has(rabet) ? WAKING : SILENT
  const limit = { signal, ms, late: SILENCE }
  try {
    const reply = await queues[name](() => conversation(limit, async () => rabet[name]()), {
      signal,
    })
    responsive.add(rabet)
    return reply
  } catch (error) {
    if (!WalletError.is(error)) throw errorOf(error, 0)
    if (error.kind !== "timeout" || ms === SILENT) throw error
    throw new WalletError("page-stale", LOST, { cause: error })
  }
}

/**
 * Makes a call that opens a window. An abort, the time limit, or an account change in Rabet ends the call and closes
 * the window. The call then settles once Rabet has settled it too, or after a moment, because the next call would take
 * a late reply for its own.
 */
export async function ask(
  rabet: Rabet,
  call: () => unknown,
  { signal, ms }: { signal: AbortSignal | undefined; ms: number },
): Promise<unknown> {
  const startedAt = performance.now()
  const late = ms === SILENT ? SILENCE : LATE
  let reply: Promise<unknown> = Promise.resolve()
  try {
    return await conversation({ signal, ms, late }, ({ fail, undo }) => {
      undo(
        onChange(rabet, "accountChanged", () =>
          fail(new WalletError("wrong-account", ACCOUNT_CHANGED)),
        ),
      )
      reply = Promise.resolve(call())
      return reply
    })
  } catch (error) {
    if (!WalletError.is(error)) throw errorOf(error, performance.now() - startedAt)
    const shortWait = { ms: SILENT, late: SILENCE }
    conversation(shortWait, async () => rabet.close()).catch(() => {})
    await conversation(shortWait, () => reply).catch(() => {})
    throw error
  }
}

/** Listeners for Rabet's own events. */
const listeners: Readonly<Record<RabetEvent, Set<() => void>>> = {
  accountChanged: new Set(),
  networkChanged: new Set(),
}

/** The objects with a subscription. */
const subscribed = new WeakSet<Rabet>()

/**
 * Calls back when Rabet reports a change. Rabet has no `off`, so its object gets one subscription per page, which calls
 * the current listeners. Returns a function that stops listening.
 */
export function onChange(rabet: Rabet, event: RabetEvent, listener: () => void): () => void {
  if (!subscribed.has(rabet)) {
    subscribed.add(rabet)
    for (const name of Object.keys(listeners) as RabetEvent[]) subscribe(rabet, name)
  }
  listeners[event].add(listener)
  return () => listeners[event].delete(listener)
}

function subscribe(rabet: Rabet, event: RabetEvent): void {
  try {
    rabet.on(event, () => {
      for (const listener of [...listeners[event]]) listener()
    })
  } catch {
    // Without a subscription there are no change events, but requests may still work.
  }
}
