import type { Wire } from "./wire.js"

interface Port {
  onMessage: {
    addListener(listener: (message: unknown, port: Port) => void): void
    removeListener(listener: (message: unknown, port: Port) => void): void
  }
}

/** Messages over the ports of `chrome.runtime`. */
export const port: Wire = ({ pass }) => {
  return () => {
    const { runtime } = (
      window as unknown as { chrome: { runtime: { connect(id: string): Port } } }
    ).chrome
    const { connect } = runtime
    runtime.connect = (id) => {
      const port = connect.call(runtime, id)
      const { addListener, removeListener } = port.onMessage
      const tapped = new Map<unknown, (message: unknown, port: Port) => void>()
      port.onMessage.addListener = (listener) => {
        const own = (message: unknown): void => {
          for (const reply of pass(message)) listener(reply, port)
        }
        tapped.set(listener, own)
        addListener(own)
      }
      port.onMessage.removeListener = (listener) => removeListener(tapped.get(listener) ?? listener)
      return port
    }
  }
}
