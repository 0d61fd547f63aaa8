import type { Device } from "./device.js"
import { REPORT } from "./framing.js"

/** An attached device, whichever interface the browser reaches it by. */
export interface Port {
  open(): Promise<void>
  close(): Promise<void>
  send(report: Uint8Array): Promise<void>
  /** Tells of each report, and of the device's end. Returns how to stop. */
  listen(arrived: (report: Uint8Array) => void, gone: () => void): () => void
}

/** A device of WebHID, as far as it is used. */
interface HidDevice extends EventTarget {
  opened: boolean
  open(): Promise<void>
  close(): Promise<void>
  sendReport(id: number, data: Uint8Array): Promise<void>
}

/** A device of WebUSB, as far as it is used. */
interface UsbDevice {
  opened: boolean
  configuration: { interfaces: UsbInterface[] } | null
  open(): Promise<void>
  close(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  transferOut(endpoint: number, data: Uint8Array): Promise<unknown>
  transferIn(endpoint: number, length: number): Promise<{ data?: DataView }>
}

interface UsbInterface {
  interfaceNumber: number
  alternates: { interfaceClass: number }[]
}

/** The port of a device that was granted. */
export function portOf(device: Device): Port {
  return "sendReport" in device ? overHid(device as HidDevice) : overUsb(device as UsbDevice)
}

function overHid(device: HidDevice): Port {
  return {
    open: async () => {
      if (!device.opened) await device.open()
    },
    close: () => device.close(),
    send: (report) => device.sendReport(0, report),
    listen(arrived, gone) {
      const onReport = (event: Event): void => arrived(bytesOf((event as unknown as Report).data))
      device.addEventListener("inputreport", onReport)
      const stop = onDetached("hid", device, gone)
      return () => {
        device.removeEventListener("inputreport", onReport)
        stop()
      }
    },
  }
}

/** The interface of a Ledger that is not HID is of the vendor's own class; both its endpoints are number 3. */
const VENDOR_CLASS = 255
const ENDPOINT = 3

function overUsb(device: UsbDevice): Port {
  return {
    async open() {
      if (!device.opened) await device.open()
      if (!device.configuration) await device.selectConfiguration(1)
      const own = device.configuration?.interfaces.find(({ alternates }) =>
        alternates.some(({ interfaceClass }) => interfaceClass === VENDOR_CLASS),
      )
      if (!own) throw new TypeError("no interface of the vendor's class")
      await device.claimInterface(own.interfaceNumber)
    },
    close: () => device.close(),
    send: async (report) => void (await device.transferOut(ENDPOINT, report)),
    listen(arrived, gone) {
      let listening = true
      const stop = onDetached("usb", device, gone)
      const read = async (): Promise<void> => {
        while (listening) {
          const { data } = await device.transferIn(ENDPOINT, REPORT)
          if (listening && data) arrived(bytesOf(data))
        }
      }
      read().catch(() => listening && gone())
      return () => {
        listening = false
        stop()
      }
    },
  }
}

interface Report {
  data: DataView
}

function bytesOf({ buffer, byteOffset, byteLength }: DataView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** The browser tells of a device that went on the interface itself, not on the device. */
function onDetached(name: "hid" | "usb", device: Device, gone: () => void): () => void {
  const events = (navigator as unknown as Record<string, EventTarget>)[name]!
  const onDisconnect = (event: Event): void => {
    if ((event as unknown as { device: unknown }).device === device) gone()
  }
  events.addEventListener("disconnect", onDisconnect)
  return () => events.removeEventListener("disconnect", onDisconnect)
}
