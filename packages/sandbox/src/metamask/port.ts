/** A listener list of `chrome.runtime`. */
export interface PortEvent<Listener> {
  addListener(listener: Listener): void
  removeListener(listener: Listener): void
  hasListener(listener: Listener): boolean
}

/** The page's end of a port to an extension, as `chrome.runtime.connect` returns it. */
export interface Port {
  readonly name: string
  readonly onMessage: PortEvent<(message: unknown, port: Port) => void>
  /** Called when the extension's end is gone, and not after the page's own `disconnect()`. */
  readonly onDisconnect: PortEvent<(port: Port) => void>
  /** Throws after the port has ended. */
  postMessage(message: unknown): void
  disconnect(): void
}

/** The extension's end of a port. */
export interface OtherEnd {
  /** Sends the page a copy. */
  send(message: object): void
  /** Ends the port. The page's listeners are called after the current task. */
  end(): void
}

/**
 * Creates a port.
 *
 * @param onMessage receives a copy of each message of the page
 * @param onEnd called once, whichever end has ended it
 */
export function createPort(
  onMessage: (message: unknown, other: OtherEnd) => void,
  onEnd: (other: OtherEnd) => void,
): { port: Port; other: OtherEnd } {
  const messages = new Set<(message: unknown, port: Port) => void>()
  const disconnects = new Set<(port: Port) => void>()
  let isOpen = true

  function close(): boolean {
    if (!isOpen) return false
    isOpen = false
    onEnd(other)
    return true
  }

  const port: Port = {
    name: "",
    onMessage: eventOf(messages),
    onDisconnect: eventOf(disconnects),
    postMessage(message) {
      if (!isOpen) throw new Error("Attempting to use a disconnected port object")
      const copy = copyOf(message)
      queueMicrotask(() => {
        if (isOpen) onMessage(copy, other)
      })
    },
    disconnect() {
      close()
    },
  }
  const other: OtherEnd = {
    send(message) {
      const copy = copyOf(message)
      queueMicrotask(() => {
        if (isOpen) for (const listener of [...messages]) listener(copy, port)
      })
    },
    end() {
      if (!close()) return
      queueMicrotask(() => {
        for (const listener of [...disconnects]) listener(port)
      })
    },
  }
  return { port, other }
}

function eventOf<Listener>(listeners: Set<Listener>): PortEvent<Listener> {
  return {
    addListener: (listener) => void listeners.add(listener),
    removeListener: (listener) => void listeners.delete(listener),
    hasListener: (listener) => listeners.has(listener),
  }
}

/** Ports carry JSON. */
function copyOf(message: unknown): unknown {
  return JSON.parse(JSON.stringify(message ?? null))
}
