import type { Network } from "../network.js"
import { type Answered, type Asked, isAsked } from "./messages.js"

/** Where messages arrive: a worker's global object, or a started `MessagePort`. */
export type Receiver = Pick<EventTarget, "addEventListener" | "removeEventListener">

/**
 * Answers what a page asks through `networkFetch`: Horizon with its streams, JSON-RPC, and the faucet. Returns what stops
 * it.
 *
 * @param receiver where the page's messages arrive: by default, the global object of the worker that this runs in
 */
export function serveNetwork(
  network: Pick<Network, "fetch">,
  receiver: Receiver = globalThis,
): () => void {
  const listener = (event: Event) => {
    const { data, ports } = event as MessageEvent<unknown>
    const [port] = ports
    if (port && isAsked(data)) void answer(network, data, port)
  }
  receiver.addEventListener("message", listener)
  return () => receiver.removeEventListener("message", listener)
}

async function answer(
  network: Pick<Network, "fetch">,
  { url, method, headers, body }: Asked,
  port: MessagePort,
): Promise<void> {
  const say = (answered: Answered) => port.postMessage(answered)
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined
  // A page says only that it no longer reads.
  let left = false
  port.onmessage = () => {
    left = true
    reader?.cancel().catch(() => undefined)
  }
  try {
    const asked = new Request(url, {
      method,
      headers: headers.map(([name, value]) => [name, value]),
      ...(body !== undefined && { body }),
    })
    const reply = await network.fetch(asked)
    say({ type: "head", status: reply.status, headers: [...reply.headers] })
    reader = reply.body?.getReader()
    while (reader && !left) {
      const { done, value } = await reader.read()
      if (done) break
      say({ type: "piece", bytes: value })
    }
    if (left) await reader?.cancel()
    else say({ type: "end" })
  } catch (thrown) {
    say({ type: "failure", message: String(thrown) })
  } finally {
    port.close()
  }
}
