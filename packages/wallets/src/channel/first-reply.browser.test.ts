import { afterEach, expect, test, vi } from "vitest"
import { extensionQuestion, onFirstReply } from "./page-messages.js"

const here = window.location.origin

/** A content script that counts what it is asked, and answers when it is told to. */
function contentScript() {
  const asked: number[] = []
  const hear = ({ data }: MessageEvent): void => {
    if (data?.source === "LOBSTR_EXTERNAL_MSG_REQUEST") asked.push(data.messageId)
  }
  window.addEventListener("message", hear)
  return {
    asked,
    answer: () =>
      window.postMessage(
        { source: "LOBSTR_EXTERNAL_MSG_RESPONSE", messagedId: asked.at(-1), isConnected: true },
        here,
      ),
    stop: () => window.removeEventListener("message", hear),
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

test("it asks now and when the person comes back, and an answer to any of them is the arrival", async () => {
  const wallet = contentScript()
  const arrived = vi.fn()
  onFirstReply(hello(), arrived)
  window.dispatchEvent(new Event("focus"))
  document.dispatchEvent(new Event("visibilitychange"))
  await quiet()
  expect(wallet.asked).toHaveLength(3)
  expect(arrived).not.toHaveBeenCalled()
  wallet.answer()
  wallet.answer()
  await quiet()
  expect(arrived).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event("focus"))
  await quiet()
  expect(wallet.asked).toHaveLength(3)
  wallet.stop()
})

test("who stops hears nothing any more, and nothing is asked", async () => {
  const wallet = contentScript()
  const arrived = vi.fn()
  const added = vi.spyOn(window, "addEventListener")
  const removed = vi.spyOn(window, "removeEventListener")
  onFirstReply(hello(), arrived)()
  expect(removed.mock.calls.map(([kind]) => kind)).toEqual(added.mock.calls.map(([kind]) => kind))
  await quiet()
  expect(wallet.asked).toHaveLength(1)
  wallet.answer()
  window.dispatchEvent(new Event("focus"))
  await quiet()
  expect(arrived).not.toHaveBeenCalled()
  expect(wallet.asked).toHaveLength(1)
  wallet.stop()
})
