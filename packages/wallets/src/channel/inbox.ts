import { type ConversationOptions, conversation } from "@alidade/core/conversation"

/** What a wallet's window has said and nobody has read yet. */
export interface Inbox {
  /**
   * Resolves to the next message that `read` accepts, kept or still to come. Messages before it, for which `read` gives
   * undefined, are dropped. Rejects with `aborted` or `timeout`.
   */
  next<Said>(
    read: (data: unknown) => Said | undefined,
    patience: ConversationOptions,
  ): Promise<Said>
  /** Stops listening. */
  close(): void
}

/** How many unread messages are kept. A wallet says one thing before it is asked; the rest is noise. */
const MAX_KEPT = 20

/**
 * Listens to the page's `message` events from now on, and keeps the data of those that `isFrom` accepts until they are
 * read: a wallet's window may speak before its turn. `isFrom` sees the event's source and origin; of what it refuses, the
 * data is never looked at.
 */
export function openInbox(isFrom: (event: MessageEvent<unknown>) => boolean): Inbox {
  const kept: unknown[] = []
  let arrived = (): void => {}
  const hear = (event: MessageEvent<unknown>): void => {
    if (!isFrom(event)) return
    if (kept.length < MAX_KEPT) kept.push(event.data)
    arrived()
  }
  window.addEventListener("message", hear)
  return {
    next: (read, patience) =>
      conversation(patience, ({ answer, undo }) => {
        const look = (): void => {
          while (kept.length > 0) {
            const said = read(kept.shift())
            if (said === undefined) continue
            answer(said)
            return
          }
        }
        arrived = look
        undo(() => {
          arrived = () => {}
        })
        look()
      }),
    close: () => window.removeEventListener("message", hear),
  }
}
