import type { Tap, Wire } from "./wire.js"

/** The header of a report: the channel, a tag, and a number. The first one also has the length of the whole. */
const HEADER = 5
const REPORT = 64

/** The reports of a Ledger over WebHID. A reply passes as its fields in hex. */
export const overHid: Wire = (tap) => {
  const { dispatchEvent } = EventTarget.prototype
  const replace = createReplacer(tap)
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type !== "inputreport") return dispatchEvent.call(this, event)
    for (const data of replace((event as Event & { data: DataView }).data))
      dispatchEvent.call(this, Object.assign(new Event("inputreport"), { reportId: 0, data }))
    return true
  }
  return undefined
}

/** The used part of a device over WebUSB. */
interface UsbDevice {
  transferIn(endpoint: number, length: number): Promise<{ status: string; data: DataView }>
}

interface UsbDevices {
  getDevices(): Promise<UsbDevice[]>
  requestDevice(options: unknown): Promise<UsbDevice>
}

/** The same reports over WebUSB, where the page reads one after another. */
export const overUsb: Wire = (tap) => () => {
  const { usb } = navigator as unknown as { usb: UsbDevices }
  const known = new WeakSet<UsbDevice>()
  const tapped = (device: UsbDevice): UsbDevice => {
    if (known.has(device)) return device
    known.add(device)
    const replace = createReplacer(tap)
    const ready: DataView[] = []
    const transferIn = device.transferIn.bind(device)
    device.transferIn = async (endpoint, length) => {
      while (ready.length === 0) {
        const { data } = await transferIn(endpoint, length)
        ready.push(...replace(data))
      }
      return { status: "ok", data: ready.shift()! }
    }
    return device
  }
  const { getDevices, requestDevice } = usb
  usb.getDevices = async () => (await getDevices.call(usb)).map(tapped)
  usb.requestDevice = async (options) => tapped(await requestDevice.call(usb, options))
}

/** Collects reports until a reply is complete. Returns the reports that arrive instead, none before. */
function createReplacer(tap: Tap): (report: DataView) => DataView[] {
  let parts: Uint8Array[] = []
  return ({ buffer }) => {
    parts.push(new Uint8Array(buffer as ArrayBuffer).slice())
    const reply = joined(parts)
    if (!reply) return []
    const channel = parts[0]!.slice(0, HEADER - 2)
    parts = []
    return passed(reply, tap).flatMap((bytes) =>
      toReports(channel, bytes).map((report) => new DataView(report.buffer)),
    )
  }
}

/** The reply in reports, once it is complete. */
function joined(parts: readonly Uint8Array[]): Uint8Array | undefined {
  const [first] = parts
  const length = new DataView(first!.buffer).getUint16(HEADER)
  const bytes = parts.flatMap((part, index) => [...part.slice(index === 0 ? HEADER + 2 : HEADER)])
  return bytes.length >= length ? Uint8Array.from(bytes.slice(0, length)) : undefined
}

function toReports(header: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const rest = [bytes.length >> 8, bytes.length & 255, ...bytes]
  const reports: Uint8Array<ArrayBuffer>[] = []
  for (let index = 0; rest.length > 0; index++) {
    const report = new Uint8Array(REPORT)
    report.set([...header, index >> 8, index & 255])
    report.set(rest.splice(0, REPORT - HEADER), HEADER)
    reports.push(report)
  }
  return reports
}

/** The bytes that arrive instead of a reply with 32 or 64 bytes: a key or a signature, and a status of two bytes. */
function passed(reply: Uint8Array, { pass }: Tap): Uint8Array[] {
  const name = { 34: "publicKey", 66: "signature" }[reply.length]
  if (!name) return [reply]
  const fields = { [name]: hexOf(reply.slice(0, -2)), status: hexOf(reply.slice(-2)) }
  return pass(fields).map((altered) =>
    bytesOf(
      Object.values(altered as object)
        .filter((value) => typeof value === "string")
        .join(""),
    ),
  )
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (digits) => Number.parseInt(digits, 16))
}
