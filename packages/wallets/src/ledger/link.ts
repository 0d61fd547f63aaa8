import { WalletError } from "@alidade/core"
import { createReader, toReports } from "./framing.js"
import type { Port } from "./port.js"

/** What the Stellar app says of itself. */
export interface Configuration {
  version: readonly [major: number, minor: number, patch: number]
  /** It signs hashes of what it cannot show: off unless its owner has switched it on. */
  blind: boolean
}

/** A device that is open. */
export interface Link {
  /** What its app has said of itself: it cannot become another app without the device going and coming. */
  configuration?: Configuration
  /** Sends an APDU and gives its answer, status included. One at a time. Throws `unplugged` and `bad-reply`. */
  ask(apdu: Uint8Array): Promise<Uint8Array>
  close(): void
}

/** Opens a device; `ended` is told once when it is open no more. Throws `external` where something else holds it. */
export async function openLink(port: Port, ended: () => void): Promise<Link> {
  // Another page may speak with the same device: its answers carry another number.
  const channel = crypto.getRandomValues(new Uint16Array(1))[0]!
  let waiting: { arrived(report: Uint8Array): void; fail(error: unknown): void } | undefined
  let closed = false
  try {
    await port.open()
  } catch (cause) {
    throw new WalletError("external", HELD, { cause })
  }

  const stop = port.listen((report) => waiting?.arrived(report), close)
  function close(): void {
    if (closed) return
    closed = true
    stop()
    waiting?.fail(unplugged())
    ended()
    port.close().catch(() => {})
  }

  return {
    close,
    async ask(apdu) {
      if (closed) throw unplugged()
      const read = createReader(channel)
      try {
        return await new Promise<Uint8Array>((answer, fail) => {
          const arrived = (report: Uint8Array): void => {
            try {
              const whole = read(report)
              if (whole) answer(whole)
            } catch (error) {
              // What follows of a torn answer would be taken for the next one.
              fail(error)
              close()
            }
          }
          waiting = { arrived, fail }
          send(port, toReports(channel, apdu)).catch((cause) => {
            fail(unplugged(cause))
            close()
          })
        })
      } finally {
        waiting = undefined
      }
    },
  }
}

async function send(port: Port, reports: Uint8Array[]): Promise<void> {
  for (const report of reports) await port.send(report)
}

/** The words for a device that another page or program holds. */
export const HELD =
  "The Ledger is in use by another tab or program. Close Ledger's own app and other pages that use it, then try again."

function unplugged(cause?: unknown): WalletError {
  return new WalletError(
    "unplugged",
    "The Ledger was unplugged, or its app was closed. Attach it, unlock it, open its Stellar app, then try again.",
    { cause },
  )
}
