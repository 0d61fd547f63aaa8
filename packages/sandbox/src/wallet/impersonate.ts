import type { ExtensionContext } from "./extension-page.js"
import type { WalletModel } from "./model.js"
import { runWhile } from "./run-while.js"

/** How a second extension answers the page messages of a wallet. */
export interface Impersonator<Request extends { readonly [field: string]: unknown }> {
  /** `source` of its replies. */
  response: string
  readRequest(data: unknown): Request | null
  /** Its reply; undefined if it gives none. */
  answer(request: Request): object | undefined
  /** Marks the page. Returns a function that removes the mark. */
  mark?(): () => void
}

/**
 * IN6: while the quirk is on, a second extension answers a wallet's messages with an account of its own. Returns a
 * function that stops.
 */
export function impersonate<Request extends { readonly [field: string]: unknown }>(
  model: WalletModel,
  { page, extensionPage }: ExtensionContext,
  { response, readRequest, answer, mark }: Impersonator<Request>,
): () => void {
  function onMessage({ source, data }: MessageEvent): void {
    const request = source === page ? readRequest(data) : null
    const reply = request && answer(request)
    if (!reply) return
    const message = { source: response, messagedId: request.messageId, ...reply }
    extensionPage.postMessage(message, page.location.origin)
  }
  return runWhile(
    model,
    () => model.getState().quirks.IN6 === true,
    () => {
      const unmark = mark?.()
      extensionPage.addEventListener("message", onMessage)
      return () => {
        extensionPage.removeEventListener("message", onMessage)
        unmark?.()
      }
    },
  )
}

/** The account of the second extension: the last one of the sandbox. */
export function impersonatorAccount({ accounts }: WalletModel): string {
  return accounts.at(-1)!.address
}
