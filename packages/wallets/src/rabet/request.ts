import { WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { createQueue, type Queue } from "../queue.js"
import { ACCOUNT_CHANGED, errorOf, LATE, LOST, SILENCE } from "./errors.js"
import { type Rabet, type RabetEvent, WINDOW_CLOSES } from "./wire.js"

/** Its windows close themselves (RA3): one that has been open for twice as long was forgotten, and nothing comes of it. */
export const WINDOW: number = 2 * WINDOW_CLOSES
/** What opens no window is answered within milliseconds, or never (RA5). In ms. */
export const SILENT = 1_000

/** How long one that has answered this page may take, in ms: its worker may have to wake up first. */
const WAKING = 2_000

/**
 * The objects that have answered this page. One that falls silent afterwards was switched off or updated (RA5): its
 * content script breaks off at each event, so that nothing answers, as in a wallet whose settings were never touched.
 */
const heard = new WeakSet<Rabet>()

/** What opens no window. */
type Silent = "isUnlocked" | "getNetwork" | "disconnect"
/** Rabet's answers carry no id, so that one answer would settle two calls of a kind: they must not overlap. */
const lines: Readonly<Record<Silent, Queue>> = {
  isUnlocked: createQueue(),
  getNetwork: createQueue(),
  disconnect: createQueue(),
}

/**
 * A call that opens no window. Watching makes it beside a request, so that core's turn does not order it. Throws
 * `page-stale` where Rabet has answered this page before, and now does not.
 */
export async function read(
  rabet: Rabet,
  name: Silent,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const ms = heard.has(rabet) ? WAKING : SILENT
  const patience = { signal, ms, late: SILENCE }
  try {
    const reply = await lines[name](() => conversation(patience, async () => rabet[name]()), {
      signal,
    })
    heard.add(rabet)
    return reply
  } catch (error) {
    if (!WalletError.is(error)) throw errorOf(error, 0)
    if (error.kind !== "timeout" || ms === SILENT) throw error
    throw new WalletError("page-stale", LOST, { cause: error })
  }
}

/**
 * A call that opens a window. Whatever ends it here, an abort, the limit or another account chosen in Rabet meanwhile,
 * closes that window. It settles when Rabet has let go of it, or after a moment: the kit's next call waits for that, because
 * a late answer would be taken for its own.
 */
export async function ask(
  rabet: Rabet,
  call: () => unknown,
  { signal, ms }: { signal: AbortSignal | undefined; ms: number },
): Promise<unknown> {
  const asked = performance.now()
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
    if (!WalletError.is(error)) throw errorOf(error, performance.now() - asked)
    const moment = { ms: SILENT, late: SILENCE }
    conversation(moment, async () => rabet.close()).catch(() => {})
    await conversation(moment, () => reply).catch(() => {})
    throw error
  }
}

/** Who listens to what Rabet tells of by itself. */
const listeners: Readonly<Record<RabetEvent, Set<() => void>>> = {
  accountChanged: new Set(),
  networkChanged: new Set(),
}

/** The objects that are listened to already. */
const listenedTo = new WeakSet<Rabet>()

/**
 * Calls back when Rabet tells of a change. It has no `off`: its object is listened to once in a page, and what it tells
 * goes to those who listen at the time. Returns how to stop.
 */
export function onChange(rabet: Rabet, event: RabetEvent, told: () => void): () => void {
  if (!listenedTo.has(rabet)) {
    listenedTo.add(rabet)
    for (const name of Object.keys(listeners) as RabetEvent[]) hear(rabet, name)
  }
  listeners[event].add(told)
  return () => listeners[event].delete(told)
}

function hear(rabet: Rabet, event: RabetEvent): void {
  try {
    rabet.on(event, () => {
      for (const listener of [...listeners[event]]) listener()
    })
  } catch {
    // One that cannot be listened to tells of no changes; what it is asked it may answer all the same.
  }
}
