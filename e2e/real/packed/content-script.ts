import * as freighter from "../../../packages/sandbox/src/freighter/wire.js"
import * as lobstr from "../../../packages/sandbox/src/lobstr/wire.js"

/** The content script of a packed wallet: it passes the page's messages to the worker, and the replies back. */

const { RESPONSE, readRequest } = { freighter, lobstr }[WALLET]

/** FR3, LO2: what both answer when the extension behind the script is gone, or its worker stops. */
const lost = { error: "Unable to send message to extension" }

async function askWorker(request: object): Promise<unknown> {
  try {
    // It throws at once if the extension was reloaded.
    return await chrome.runtime.sendMessage(request)
  } catch {
    return lost
  }
}

window.addEventListener("message", async ({ source, data }) => {
  const request = source === window ? readRequest(data) : null
  if (!request) return
  const reply = await askWorker(request)
  if (!reply) return
  const messagedId = request.messageId || 0
  window.postMessage({ source: RESPONSE, messagedId, ...reply }, location.origin)
})
