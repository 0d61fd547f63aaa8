import type { Device } from "./device.js"
import { REPORT } from "./framing.js"

/** An attached device, over WebHID or WebUSB. */
export interface Port {
  open(): Promise<void>
  close(): Promise<void>
  send(report: Uint8Array): Promise<void>
  /** Calls back for each report and when the device is gone. Returns a function that stops listening. */
  listen(onData: (report: Uint8Array) => void, onGone: () => void): () => void
}

/** The used part of a WebHID device. */
interface HidDevice extends EventTarget {
  opened: boolean
  open(): Promise<void>
  close(): Promise<void>
  sendReport(id: number, data: Uint8Array): Promise<void>
}

/** The used part of a WebUSB device. */
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

/** The port of a granted device. */
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
    listen(onData, onGone) {
      const onReport = (event: Event): void => onData(bytesOf((event as unknown as Report).data))
      device.addEventListener("inputreport", onReport)
      const stop = onDetached("hid", device, onGone)
      return () => {
        device.removeEventListener("inputreport", onReport)
        stop()
      }
    },
  }
}

/** The Ledger's interface for WebUSB has the vendor-specific class. Both its endpoints have number 3. */
const VENDOR_CLASS = 255
const ENDPOINT = 3

function overUsb(device: UsbDevice): Port {
  return {
    async open() {
      if (!device.opened) await device.open()
      if (!device.configuration) await device.selectConfiguration(1)
      const vendorInterface = device.configuration?.interfaces.find(({ alternates }) =>
        alternates.some(({ interfaceClass }) => interfaceClass === VENDOR_CLASS),
      )
      if (!vendorInterface) throw new TypeError("no interface of the vendor's class")
      await device.claimInterface(vendorInterface.interfaceNumber)
    },
    close: () => device.close(),
    send: async (report) => void (await device.transferOut(ENDPOINT, report)),
    listen(onData, onGone) {
      let listening = true
      const stop = onDetached("usb", device, onGone)
      const read = async (): Promise<void> => {
        while (listening) {
          const { data } = await device.transferIn(ENDPOINT, REPORT)
          if (listening && data) onData(bytesOf(data))
        }
      }
      read().catch(() => listening && onGone())
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

/** Calls back when the device is unplugged. The browser fires this event on the interface, not on the device. */
function onDetached(name: "hid" | "usb", device: Device, onGone: () => void): () => void {
  const events = (navigator as unknown as Record<string, EventTarget>)[name]!
  const onDisconnect = (event: Event): void => {
    if ((event as unknown as { device: unknown }).device === device) onGone()
  }
  events.addEventListener("disconnect", onDisconnect)
  return () => events.removeEventListener("disconnect", onDisconnect)
}
