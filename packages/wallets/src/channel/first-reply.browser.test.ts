import { afterEach, expect, test, vi } from "vitest"
import { extensionQuestion, onFirstReply } from "./page-messages.js"

const here = window.location.origin

/** A content script that records requests and answers the last one when `answer` is called. */
function contentScript() {
  const requests: number[] = []
  const onMessage = ({ data }: MessageEvent): void => {
    if (data?.source === "LOBSTR_EXTERNAL_MSG_REQUEST") requests.push(data.messageId)
  }
  window.addEventListener("message", onMessage)
  return {
    requests,
    answer: () =>
      window.postMessage(
        { source: "LOBSTR_EXTERNAL_MSG_RESPONSE", messagedId: requests.at(-1), isConnected: true },
        here,
      ),
    stop: () => window.removeEventListener("message", onMessage),
  }
}

/** Resolves when everything posted so far has been delivered. */
async function quiet(): Promise<void> {
  await new Promise((resolve) => {
    window.addEventListener("message", function last({ data }) {
      if (data !== "quiet?") return
      window.removeEventListener("message", last)
      resolve(undefined)
    })
    window.postMessage("quiet?", here)
  })
}

const hello = () => extensionQuestion("LOBSTR", { type: "REQUEST_CONNECTION_STATUS" })

afterEach(() => void vi.restoreAllMocks())

test("asks at once and when the user returns to the page; any reply reports arrival once", async () => {
  const wallet = contentScript()
  const arrived = vi.fn()
  onFirstReply(hello(), arrived)
  window.dispatchEvent(new Event("focus"))
  document.dispatchEvent(new Event("visibilitychange"))
  await quiet()
  expect(wallet.requests).toHaveLength(3)
  expect(arrived).not.toHaveBeenCalled()
  wallet.answer()
  wallet.answer()
  await quiet()
  expect(arrived).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event("focus"))
  await quiet()
  expect(wallet.requests).toHaveLength(3)
  wallet.stop()
})

test("stops listening and asking after it is stopped", async () => {
  const wallet = contentScript()
  const arrived = vi.fn()
  const added = vi.spyOn(window, "addEventListener")
  const removed = vi.spyOn(window, "removeEventListener")
  onFirstReply(hello(), arrived)()
  expect(removed.mock.calls.map(([kind]) => kind)).toEqual(added.mock.calls.map(([kind]) => kind))
  await quiet()
  expect(wallet.requests).toHaveLength(1)
  wallet.answer()
  window.dispatchEvent(new Event("focus"))
  await quiet()
  expect(arrived).not.toHaveBeenCalled()
  expect(wallet.requests).toHaveLength(1)
  wallet.stop()
})
