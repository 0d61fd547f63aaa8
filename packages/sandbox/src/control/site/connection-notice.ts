import { element } from "../../wallet/screens.js"

/**
 * Says that the connection to the sandbox is lost, and that it is there again. It is empty while the connection has never
 * been lost.
 *
 * @param onReturn called when a lost connection is there again
 */
export function connectionNotice(onReturn: () => void): {
  readonly element: HTMLElement
  draw(isConnected: boolean): void
} {
  const notice = element("p", "", "connection")
  notice.role = "status"
  let isLost = false
  return {
    element: notice,
    draw(isConnected) {
      // The browser reports each failed attempt.
      if (isConnected !== isLost) return
      isLost = !isConnected
      notice.classList.toggle("lost", isLost)
      notice.textContent = isLost
        ? "The connection to the sandbox is lost. This page connects again once the sandbox runs."
        : "The sandbox is there again."
      if (isConnected) onReturn()
    },
  }
}
