import { hexOf } from "../wallet/bytes.js"
import type { LocalModel } from "../wallet/model.js"
import { openApp } from "./app.js"
import { createReader, type Framed, writeReports } from "./framing.js"

/** A device on a cable. It exchanges reports of 64 bytes. */
export interface Port {
  /** Aborts when the cable is unplugged. */
  readonly gone: AbortSignal
  write(report: Uint8Array): void
  /** Receives the device's reports. */
  onReport: ((report: Uint8Array<ArrayBuffer>) => void) | null
}

/** Plugs the device in until the signal aborts. */
export function openPort(model: LocalModel, host: string, gone: AbortSignal): Port {
  const read = createReader()
  const answer = openApp(model, host, gone)
  let pending = 0
  let last: Promise<void> = Promise.resolve()

  async function exchange({ channel, message: apdu }: Framed): Promise<void> {
    model.record("in", { apdu: hexOf(apdu) })
    const message = await answer(apdu)
    if (!message || gone.aborted) return
    model.record("out", { apdu: hexOf(message) })
    for (const report of writeReports({ channel, message })) port.onReport?.(report)
  }

  async function enqueue(framed: Framed): Promise<void> {
    pending++
    const before = last
    last = before.then(() => exchange(framed)).finally(() => pending--)
    await last
  }

  const port: Port = {
    gone,
    write(report) {
      const framed = read(report)
      if (!framed) return
      const isLost = pending > 0 && model.getState().quirks.LE6 === true
      if (isLost) model.record("in", { apdu: hexOf(framed.message), lost: true })
      else void enqueue(framed)
    },
    onReport: null,
  }
  return port
}
