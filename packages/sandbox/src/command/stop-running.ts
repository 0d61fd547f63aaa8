import { setTimeout } from "node:timers/promises"

/** How long to wait before asking again whether a sandbox is gone, in ms. */
const PAUSE = 50

/**
 * Ends a sandbox of this command that runs on a port, and waits until it is gone. Anything else on the port stays as it
 * is.
 */
export async function stopRunning(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/sandbox/stop`
  const stop = await fetch(url, { method: "POST" }).catch(() => undefined)
  if (!stop?.ok) return
  while (await fetch(url).catch(() => undefined)) await setTimeout(PAUSE)
}
