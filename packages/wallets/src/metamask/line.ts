import { unknownExtension } from "./errors.js"
import { findExtensionId, isKnown } from "./extension-id.js"
import { isInsideMetamask } from "./inside-metamask.js"
import {
  findRuntime,
  type Line,
  openPage,
  openPort,
  type Receiver,
  type Runtime,
} from "./transports.js"

/** How the extension is reached: over a port if it is known by its id, or by page messages. */
interface Route {
  runtime: Runtime
  id: string
}

/** The open line, which all calls and the watcher share. It is closed when nobody uses it. */
let line: Line | undefined
let users = 0
const receivers = new Set<Receiver>()

/** The extension's id, once it is known or accepted. */
let extensionId: string | undefined
/** The unknown ids that a user was shown. Another attempt to connect uses them. */
const shown = new Set<string>()

const all: Receiver = {
  onMessage(message) {
    for (const { onMessage } of [...receivers]) onMessage(message)
  },
  onEnd() {
    line = undefined
    for (const { onEnd } of [...receivers]) onEnd()
  },
}

/** Adds a user of the line, who hears all that comes over it. Returns a function that removes it. */
export function hear(receiver: Receiver): () => void {
  users++
  receivers.add(receiver)
  return () => {
    if (!receivers.delete(receiver)) return
    users--
    if (users > 0) return
    line?.close()
    line = undefined
  }
}

/**
 * Finds how to reach the extension. Throws `internal` if its id is unknown; if the user wants to connect, they are shown
 * it only once. Throws `timeout` if nobody answers.
 */
export async function findRoute(
  signal: AbortSignal | undefined,
  isConnecting: boolean,
): Promise<Route | undefined> {
  const runtime = isInsideMetamask() ? undefined : findRuntime()
  if (!runtime) return undefined
  const id = extensionId ?? (await findExtensionId(signal))
  if (!isKnown(id) && !shown.has(id)) {
    if (isConnecting) shown.add(id)
    throw unknownExtension(id)
  }
  extensionId = id
  return { runtime, id }
}

/** Sends a request over the open line, or opens one. Who hears the line gets the reply, or its end. */
export function send(route: Route | undefined, request: object): void {
  try {
    line ??= route ? openPort(route.runtime, route.id, all) : openPage(all)
    line.send(request)
  } catch {
    // The id is no extension's, or the port has just ended.
    line?.close()
    all.onEnd()
  }
}
