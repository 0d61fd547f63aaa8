import { type CallOptions, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { newId } from "../channel/page-messages.js"
import { own } from "../own.js"
import { failureOf, notInstalled, stopped } from "./errors.js"
import { findRoute, hear, send } from "./line.js"

/** The first question may go unanswered right after the page has loaded (MM5): how often it is asked, and when again, in ms. */
const ATTEMPTS = 10
const AGAIN_AFTER = 200

/** Whether MetaMask has answered in this page. */
let hasAnswered = false

/** Options of a request. */
export interface RequestOptions extends Pick<CallOptions, "signal"> {
  ms?: number
  /** The user wants to connect. */
  isConnecting?: boolean
  /** It opens no window, so it may be asked again until MetaMask has answered for the first time. */
  isReading?: boolean
}

/**
 * Sends a JSON-RPC request and resolves to its result, unchecked. Throws MetaMask's failure, `internal` if the line to it
 * ends, and `not-installed` if nobody has ever answered.
 */
export async function request(
  method: string,
  params: object | undefined,
  { signal, ms, isConnecting = false, isReading = false }: RequestOptions,
): Promise<unknown> {
  try {
    const route = await findRoute(signal, isConnecting)
    return await conversation<unknown>({ signal, ms }, ({ answer, fail, undo }) => {
      const ids = new Set<unknown>()
      const onMessage = (message: unknown): void => {
        if (!ids.has(own(message, "id"))) return
        hasAnswered = true
        const error = own(message, "error")
        if (error) fail(failureOf(error))
        else answer(own(message, "result"))
      }
      const ask = (): void => {
        const id = newId()
        ids.add(id)
        send(route, { jsonrpc: "2.0", id, method, ...(params && { params }) })
      }
      undo(hear({ onMessage, onEnd: () => fail(stopped()) }))
      ask()
      if (isReading && !hasAnswered) undo(repeat(ask))
    })
  } catch (error) {
    const isSilent = WalletError.is(error) && error.kind === "timeout" && !signal?.aborted
    throw isSilent && !hasAnswered ? notInstalled(error) : error
  }
}

/** Asks some more times. Returns a function that stops it. */
function repeat(ask: () => void): () => void {
  let left = ATTEMPTS - 1
  const timer = setInterval(() => {
    if (left-- > 0) ask()
    else clearInterval(timer)
  }, AGAIN_AFTER)
  return () => clearInterval(timer)
}
