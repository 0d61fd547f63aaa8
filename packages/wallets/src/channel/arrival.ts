import { onReturn } from "./on-return.js"
import { listen, type PageQuestion, post } from "./page-messages.js"

/**
 * Asks until a wallet's content script answers: now, and when the person comes back to the page. A cold browser's first
 * answer takes more than a second, so the ear stays open in between. Returns how to stop.
 */
export function onFirstReply<Reply>(hello: PageQuestion<Reply>, arrived: () => void): () => void {
  const again = (): void => post(hello.message, hello.page)
  const stopListening = listen(hello, () => {
    stop()
    arrived()
  })
  const stopReturning = onReturn(again)
  const stop = (): void => {
    stopListening()
    stopReturning()
  }
  again()
  return stop
}
