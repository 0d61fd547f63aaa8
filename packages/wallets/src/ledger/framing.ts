import { reason, WalletError } from "@alidade/core"
import { concatBytes } from "@alidade/core/encoding"

/** Size of a report in both directions, in bytes (LE4). */
export const REPORT = 64
/** Tag of a report that carries part of an APDU. */
const TAG = 0x05

/** Splits an APDU into reports: channel, tag, sequence number, length (first report only), data, and zero padding. */
export function toReports(channel: number, apdu: Uint8Array): Uint8Array[] {
  const data = concatBytes(be16(apdu.length), apdu)
  const capacity = REPORT - 5
  return Array.from({ length: Math.ceil(data.length / capacity) }, (_, number) => {
    const report = new Uint8Array(REPORT)
    report.set(concatBytes(be16(channel), Uint8Array.of(TAG), be16(number)))
    report.set(data.subarray(number * capacity, (number + 1) * capacity), 5)
    return report
  })
}

/**
 * Reassembles a reply from its reports. The returned function takes one report and returns the reply with the last one.
 * It ignores reports of other channels, and throws `bad-reply` for a report that is cut short or out of order.
 */
export function createReader(channel: number): (report: Uint8Array) => Uint8Array | undefined {
  let data: Uint8Array = new Uint8Array(0)
  let next = 0
  return (report) => {
    if (report.length < 3) throw damaged()
    if (read16(report, 0) !== channel || report[2] !== TAG) return undefined
    if (report.length < 7 || read16(report, 3) !== next++) throw damaged()
    data = concatBytes(data, report.subarray(5))
    const end = 2 + read16(data, 0)
    return data.length < end ? undefined : data.slice(2, end)
  }
}

function damaged(): WalletError {
  return new WalletError(
    "bad-reply",
    reason(
      "ledgerDamaged",
      "The Ledger's response arrived damaged, so it was not used. Unplug the device and plug it in again.",
    ),
  )
}

function be16(value: number): Uint8Array {
  return Uint8Array.of(value >> 8, value)
}

function read16(bytes: Uint8Array, at: number): number {
  return (bytes[at]! << 8) | bytes[at + 1]!
}
