import { WalletError } from "@alidade/core"
import { own } from "../values/untrusted.js"
import { type ExtensionReply, SENDING_FAILED } from "./extension-messages.js"
import { ask, type PageQuestion } from "./page-messages.js"

/** How long the extension has to wake up and answer, in ms: a sleeping worker takes 0.2 s, a cold browser 1.2 s. */
const WAKING = 2_000

/**
 * The error for a content script that could not reach its extension (FR3, LO2). It is asked once more whether the
 * extension is there: after its worker has died the next question is answered, so that asking again helps (kind
 * `internal`); switched off or updated under the page it never answers again (kind `page-stale`).
 */
export async function lostExtension(
  product: string,
  hello: PageQuestion<ExtensionReply>,
  signal: AbortSignal | undefined,
): Promise<WalletError> {
  const answered = await ask(hello, { signal, ms: WAKING }).then(
    (reply) => own(reply, "isConnected") === true,
    (error) => {
      if (signal?.aborted) throw error
      return false
    },
  )
  return answered
    ? new WalletError("internal", `${product} stopped before it answered. Ask again.`, {
        cause: SENDING_FAILED,
      })
    : new WalletError("page-stale", `${product} was switched off or updated. Reload this page.`, {
        cause: SENDING_FAILED,
      })
}

/** Whether the extension only stopped for a moment: what opens no window is asked again then. */
export function hasStopped(error: unknown): boolean {
  return WalletError.is(error) && error.kind === "internal" && error.cause === SENDING_FAILED
}
