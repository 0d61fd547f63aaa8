import { type ConversationOptions, conversation } from "@alidade/core/conversation"

/** Someone who may speak: a window, or a frame's, and the origin that its page must have. */
export interface Speaker {
  source: Window
  origin: string
}

/**
 * Resolves to the next thing that the speaker says and `read` takes; `read` gives undefined for data that is none of its
 * business. What anyone else posts, and what is said while nobody asks, is not even looked at. The listener is gone when
 * it settles.
 */
export function nextFrom<Said>(
  { source, origin }: Speaker,
  read: (data: unknown) => Said | undefined,
  patience: ConversationOptions,
): Promise<Said> {
  return conversation(patience, ({ answer, undo }) => {
    const hear = (event: MessageEvent<unknown>): void => {
      if (event.source !== source || event.origin !== origin) return
      const said = read(event.data)
      if (said !== undefined) answer(said)
    }
    window.addEventListener("message", hear)
    undo(() => window.removeEventListener("message", hear))
  })
}
