import { WalletError } from "@alidade/core"
import { concatBytes } from "@alidade/core/encoding"

/** Bytes of a report, whichever way it goes (LE4). */
export const REPORT = 64
/** Marks a report that carries a part of an APDU. */
const TAG = 0x05

/** An APDU in reports: channel, tag, number, in the first the length, then data, zeros after the end. */
export function toReports(channel: number, apdu: Uint8Array): Uint8Array[] {
  const data = concatBytes(be16(apdu.length), apdu)
  const room = REPORT - 5
  return Array.from({ length: Math.ceil(data.length / room) }, (_, number) => {
    const report = new Uint8Array(REPORT)
    report.set(concatBytes(be16(channel), Uint8Array.of(TAG), be16(number)))
    report.set(data.subarray(number * room, (number + 1) * room), 5)
    return report
  })
}

/**
 * Puts an answer together from its reports: hand in each as it comes, and the answer comes with the last. Reports of
 * other channels are not for us. Throws `bad-reply` for one that is cut short or out of turn.
 */
export function createReader(channel: number): (report: Uint8Array) => Uint8Array | undefined {
  let data: Uint8Array = new Uint8Array(0)
  let next = 0
  return (report) => {
    if (report.length < 3) throw torn()
    if (read16(report, 0) !== channel || report[2] !== TAG) return undefined
    if (report.length < 7 || read16(report, 3) !== next++) throw torn()
    data = concatBytes(data, report.subarray(5))
    const end = 2 + read16(data, 0)
    return data.length < end ? undefined : data.slice(2, end)
  }
}

function torn(): WalletError {
  return new WalletError(
    "bad-reply",
    "The Ledger's answer arrived torn. It was not used. Unplug the device and attach it again.",
  )
}

function be16(value: number): Uint8Array {
  return Uint8Array.of(value >> 8, value)
}

function read16(bytes: Uint8Array, at: number): number {
  return (bytes[at]! << 8) | bytes[at + 1]!
}
