/** Length of a report in bytes, without its id (LE4). */
export const REPORT_SIZE = 64

const TAG = 0x05

/** Length of a report's header: channel, tag, and sequence. */
const HEAD_SIZE = 5

/** A complete message and its channel. */
export interface Framed {
  readonly channel: number
  readonly message: Uint8Array
}

/**
 * Creates a function that assembles reports. It returns the message with its last report, and null before that. A
 * report out of sequence starts a new message if it is a first one; otherwise it is dropped.
 */
export function createReader(): (report: Uint8Array) => Framed | null {
  let channel = 0
  let length = 0
  let next = 0
  let parts: number[] = []

  return (report) => {
    const view = new DataView(report.buffer, report.byteOffset, report.byteLength)
    if (report.length < HEAD_SIZE + 2 || report[2] !== TAG) return null
    const sequence = view.getUint16(3)
    if (sequence === 0) {
      channel = view.getUint16(0)
      length = view.getUint16(HEAD_SIZE)
      parts = [...report.subarray(HEAD_SIZE + 2)]
      next = 1
    } else if (sequence === next && view.getUint16(0) === channel) {
      parts.push(...report.subarray(HEAD_SIZE))
      next++
    } else return null
    if (parts.length < length) return null
    next = 0
    return { channel, message: Uint8Array.from(parts.slice(0, length)) }
  }
}

/** Splits a message into full-length reports. The last one is padded with zeros. */
export function writeReports({ channel, message }: Framed): Uint8Array<ArrayBuffer>[] {
  const room = REPORT_SIZE - HEAD_SIZE
  const framed = [message.length >> 8, message.length & 0xff, ...message]
  const count = Math.ceil(framed.length / room)
  return Array.from({ length: count }, (_, sequence) => {
    const report = new Uint8Array(REPORT_SIZE)
    const view = new DataView(report.buffer)
    view.setUint16(0, channel)
    view.setUint8(2, TAG)
    view.setUint16(3, sequence)
    report.set(framed.slice(sequence * room, (sequence + 1) * room), HEAD_SIZE)
    return report
  })
}
