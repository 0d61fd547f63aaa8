import { WalletError } from "@alidade/core"
import { exchange } from "../channel/exchange.js"
import { callInjected } from "../channel/injected.js"
import { createQueue, type Queue } from "../channel/queue.js"
import { onChange } from "./changes.js"
import { ACCOUNT_CHANGED, errorOf, LATE, SILENCE } from "./errors.js"
import { type Rabet, WINDOW_CLOSES } from "./wire.js"

/** Its windows close themselves (RA3): one that has been open for twice as long was forgotten, and nothing comes of it. */
export const WINDOW: number = 2 * WINDOW_CLOSES
/** What opens no window is answered within milliseconds, or never (RA5). In ms. */
export const SILENT = 1_000

/** One window at a time in the whole page (RA1): answers carry no id, and the first would answer both. */
const inTurn = createQueue()

/**
 * Runs a task when those before it have ended. Cancelled, it settles at once; the next one is begun only when Rabet is
 * done with this one, because its late answer would be taken for the next one's.
 */
export function inLine<T>(task: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return exchange({ signal }, ({ answer, fail }) => {
    inTurn(task, { signal }).then(answer, fail)
  })
}

/** What opens no window. */
type Silent = "isUnlocked" | "getNetwork" | "disconnect"
const lines: Readonly<Record<Silent, Queue>> = {
  isUnlocked: createQueue(),
  getNetwork: createQueue(),
  disconnect: createQueue(),
}

/** A call that opens no window, one of a kind at a time: of two the first answer, by then untrue, would be the second's too. */
export async function read(
  rabet: Rabet,
  name: Silent,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const patience = { signal, ms: SILENT, late: SILENCE }
  try {
    return await lines[name](() => callInjected(() => rabet[name](), patience), { signal })
  } catch (error) {
    throw WalletError.is(error) ? error : errorOf(error, 0)
  }
}

/**
 * A call that opens a window. Whatever ends it here, an abort, the limit or another account chosen in Rabet meanwhile,
 * closes that window, and Rabet is given a moment to let go of it.
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
    return await exchange({ signal, ms, late }, ({ answer, fail, undo }) => {
      undo(
        onChange(rabet, "accountChanged", () =>
          fail(new WalletError("wrong-account", ACCOUNT_CHANGED)),
        ),
      )
      reply = Promise.resolve(call())
      reply.then(answer, fail)
    })
  } catch (error) {
    if (!WalletError.is(error)) throw errorOf(error, performance.now() - asked)
    const moment = { ms: SILENT, late: SILENCE }
    callInjected(() => rabet.close(), moment).catch(() => {})
    await callInjected(() => reply, moment).catch(() => {})
    throw error
  }
}
