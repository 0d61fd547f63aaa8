import { findInjected } from "../channel/injected.js"
import { listen, post } from "../channel/page-messages.js"
import { own } from "../own.js"
import { pageOf } from "../page.js"
import { carried, pageStream } from "./extension-id.js"

/** Sends requests to MetaMask. */
export interface Line {
  send(request: object): void
  close(): void
}

/** Who receives what comes over a line. Nothing comes after `onEnd`, or after the line was closed. */
export interface Receiver {
  /** A JSON-RPC reply or notification, unchecked. */
  onMessage(message: unknown): void
  onEnd(): void
}

/** The part of `chrome.runtime` that a page sees if an extension lets pages connect to it. */
export interface Runtime {
  connect(extensionId: string): Port
  lastError?: unknown
}

/** A port to an extension. */
interface Port {
  postMessage(message: object): void
  disconnect(): void
  onMessage: PortEvent<unknown>
  onDisconnect: PortEvent<unknown>
}

interface PortEvent<Value> {
  addListener(listener: (value: Value) => void): void
  removeListener(listener: (value: Value) => void): void
}

/** The page's `chrome.runtime`: Chromium has it if an extension can be connected to (MM2). */
export function findRuntime(): Runtime | undefined {
  return findInjected<Runtime>(["chrome", "runtime"], ["connect"], pageOf("metamask"))
}

/** The type of the port's messages that carry JSON-RPC. */
const TYPE = "caip-348"

/** Connects to the extension with this id (MM2). A wrong id ends the line at once, or throws. */
export function openPort(runtime: Runtime, id: string, { onMessage, onEnd }: Receiver): Line {
  const port = runtime.connect(id)
  const hear = (message: unknown): void => {
    if (own(message, "type") === TYPE) onMessage(own(message, "data"))
  }
  const end = (): void => {
    // Chromium logs an error that nobody reads.
    void runtime.lastError
    stop()
    onEnd()
  }
  const stop = (): void => {
    port.onMessage.removeListener(hear)
    port.onDisconnect.removeListener(end)
  }
  port.onMessage.addListener(hear)
  port.onDisconnect.addListener(end)
  return {
    send: (request) => port.postMessage({ type: TYPE, data: request }),
    close() {
      stop()
      port.disconnect()
    },
  }
}

const STREAM = "metamask-multichain-provider"

/** Talks to the extension by page messages, where there are no ports, as in Firefox and in MetaMask's app (MM4). */
export function openPage({ onMessage }: Receiver): Line {
  const stop = listen(pageStream(STREAM, {}), (message) => onMessage(carried(message)))
  return {
    send(request) {
      const { message, page } = pageStream(STREAM, request)
      post(message, page)
    },
    close: stop,
  }
}
