import { conversation } from "@alidade/core/conversation"
import type { TrezorConnect } from "./options.js"
import { failureOf, readReply } from "./reply.js"

/** Loads the app's library once. */
export type Library = () => TrezorConnect | Promise<TrezorConnect>

/** The last call. The library takes one at a time (TR10), and a call may outlive its request. */
let lastCall: Promise<unknown> = Promise.resolve()

/**
 * Calls a function of the library once the last call has ended, and resolves to the reply's payload, unchecked. If the
 * signal aborts, the call ends at once, and the library ends it too.
 */
export function call(
  load: Library,
  name: "stellarGetAddress" | "stellarSignTransaction",
  parameters: object,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return conversation<unknown>({ signal }, ({ signal: ended }) => {
    const run = async (): Promise<unknown> => {
      ended.throwIfAborted()
      const library = await load()
      ended.throwIfAborted()
      const cancel = (): unknown => library.cancel?.()
      ended.addEventListener("abort", cancel, { once: true })
      try {
        return await library[name](parameters)
      } finally {
        ended.removeEventListener("abort", cancel)
      }
    }
    const called = lastCall.then(run)
    lastCall = called.catch(() => {})
    return called.then(readReply, (error) => {
      throw failureOf(error)
    })
  })
}
