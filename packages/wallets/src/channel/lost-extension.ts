import { type Reason, reason, WalletError } from "@alidade/core"
import { own } from "../own.js"
import { ask, type ExtensionReply, type PageQuestion } from "./page-messages.js"

/** The content script's error when it could not reach its extension. */
export const SENDING_FAILED = "Unable to send message to extension"

/** How long to wait for the extension to wake up, in ms. A sleeping worker takes 0.2 s, a cold browser 1.2 s. */
const WAKING = 2_000

/**
 * Resolves to the error for a content script that could not reach its extension (FR3, LO2). It asks the extension once
 * more. If only the worker had died, it answers, and a retry helps (kind `internal`). If the extension was turned off
 * or updated, it never answers this page again (kind `page-stale`). `worded` may add where the request is still open.
 */
export async function lostExtension(
  product: string,
  hello: PageQuestion<ExtensionReply>,
  signal: AbortSignal | undefined,
  worded = (words: Reason): Reason => words,
): Promise<WalletError> {
  const answered = await ask(hello, { signal, ms: WAKING }).then(
    (reply) => own(reply, "isConnected") === true,
    (error) => {
      if (signal?.aborted) throw error
      return false
    },
  )
  const cause = SENDING_FAILED
  return answered
    ? new WalletError(
        "internal",
        worded(
          reason("stopped", "{wallet} stopped before it answered. Try again.", { wallet: product }),
        ),
        {
          cause,
        },
      )
    : new WalletError(
        "page-stale",
        worded(
          reason("switchedOff", "{wallet} was turned off or updated. Reload this page.", {
            wallet: product,
          }),
        ),
        { cause },
      )
}

/** Whether only the extension's worker had stopped. Requests that open no window are then repeated. */
export function hasStopped(error: unknown): boolean {
  return WalletError.is(error) && error.kind === "internal" && error.cause === SENDING_FAILED
}
