import { type Reason, reason, WalletError } from "@alidade/core"
import { createReader, toReports } from "./framing.js"
import type { Port } from "./port.js"

/** The version and settings of the Stellar app. */
export interface Configuration {
  version: readonly [major: number, minor: number, patch: number]
  /** Whether the app signs hashes of data it cannot show. Off unless the owner has turned it on. */
  blind: boolean
}

/** An open device. */
export interface Link {
  /** The app's configuration, once read. Switching apps disconnects the device, so it cannot become stale. */
  configuration?: Configuration
  /** Sends an APDU and resolves to its reply, status included. One at a time. Throws `unplugged` and `bad-reply`. */
  ask(apdu: Uint8Array): Promise<Uint8Array>
  close(): void
}

/** Opens a device. Calls `onClosed` once when it is no longer open. Throws `external` if it is in use elsewhere. */
export async function openLink(port: Port, onClosed: () => void): Promise<Link> {
  // Replies to another page that uses the same device carry another channel number.
  const channel = crypto.getRandomValues(new Uint16Array(1))[0]!
  let waiting: { onReport(report: Uint8Array): void; fail(error: unknown): void } | undefined
  let closed = false
  try {
    await port.open()
  } catch (cause) {
    throw new WalletError("external", DEVICE_IN_USE, { cause })
  }

  const stop = port.listen((report) => waiting?.onReport(report), close)
  function close(): void {
    if (closed) return
    closed = true
    stop()
    waiting?.fail(unplugged())
    onClosed()
    port.close().catch(() => {})
  }

  return {
    close,
    async ask(apdu) {
      if (closed) throw unplugged()
      const read = createReader(channel)
      try {
        return await new Promise<Uint8Array>((answer, fail) => {
          const onReport = (report: Uint8Array): void => {
            try {
              const reply = read(report)
              if (reply) answer(reply)
            } catch (error) {
              // The rest of a damaged reply would be taken for the next reply.
              fail(error)
              close()
            }
          }
          waiting = { onReport, fail }
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

/** Error text for a device that another page or program uses. */
export const DEVICE_IN_USE: Reason = reason(
  "ledgerBusy",
  "The Ledger is in use elsewhere. Close Ledger's own app and other pages that use it, then try again.",
)

function unplugged(cause?: unknown): WalletError {
  return new WalletError(
    "unplugged",
    reason(
      "ledgerLost",
      "The Ledger was unplugged, or its app closed. Plug it in, unlock it, open its Stellar app.",
    ),
    { cause },
  )
}
