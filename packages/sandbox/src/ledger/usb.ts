import type { LocalModel } from "../wallet/model.js"
import { createBus } from "./bus.js"
import { hardware } from "./hardware.js"
import { bytesOf, type WebDeviceApi } from "./hid.js"
import type { Port } from "./port.js"

/** Creates a `navigator.usb` with the device (WebUSB, LE5). */
export function openUsb(model: LocalModel, page: Window): WebDeviceApi {
  const bus = createBus(model, page, "usb", (port, forget) => new VirtualUsbDevice(port, forget))
  const object = Object.assign(bus.target, {
    async getDevices() {
      const device = bus.allowed()
      return device ? [device] : []
    },
    async requestDevice(options?: { filters?: unknown }) {
      const device = await bus.request(options?.filters)
      if (!device) throw new DOMException("No device selected.", "NotFoundError")
      return device
    },
  })
  return { object, unplug: bus.unplug }
}

/** The vendor's interface, and the number of its two endpoints. */
const INTERFACE = 2
const ENDPOINT = 3

type Read = { status: "ok"; data: DataView }

/** A `USBDevice` that carries the same reports over a vendor-specific interface. */
class VirtualUsbDevice {
  readonly vendorId: number = hardware.vendorId
  readonly productId: number = hardware.productId
  readonly productName: string = hardware.productName
  readonly configurations: readonly object[] = [
    {
      configurationValue: 1,
      interfaces: [
        {
          interfaceNumber: INTERFACE,
          alternates: [
            {
              alternateSetting: 0,
              interfaceClass: 0xff,
              endpoints: (["in", "out"] as const).map((direction) => ({
                endpointNumber: ENDPOINT,
                direction,
                type: "interrupt",
                packetSize: 64,
              })),
            },
          ],
        },
      ],
    },
  ]
  configuration: object | null = null
  readonly forget: () => Promise<void>
  readonly #port: Port
  #isOpen = false
  #isClaimed = false
  #reports: Uint8Array<ArrayBuffer>[] = []
  #readers: { resolve(read: Read): void; reject(reason: DOMException): void }[] = []

  constructor(port: Port, forget: () => void) {
    this.#port = port
    this.forget = async () => {
      await this.close()
      forget()
    }
    port.onReport = (report) => {
      this.#reports.push(report)
      this.#deliver()
    }
    port.gone.addEventListener("abort", () => this.#end(gone()))
  }

  get opened(): boolean {
    return this.#isOpen && !this.#port.gone.aborted
  }

  async open(): Promise<void> {
    this.#assertConnected()
    this.#isOpen = true
  }

  async close(): Promise<void> {
    this.#isOpen = false
    this.#isClaimed = false
    this.#end(new DOMException("The transfer was cancelled.", "AbortError"))
  }

  async selectConfiguration(value: number): Promise<void> {
    this.#assertOpen()
    if (value !== 1)
      throw new DOMException("The configuration value is not supported.", "NotFoundError")
    this.configuration = this.configurations[0] ?? null
  }

  async reset(): Promise<void> {
    this.#assertOpen()
  }

  async claimInterface(number: number): Promise<void> {
    this.#assertOpen()
    if (number !== INTERFACE || !this.configuration)
      throw new DOMException("The interface number is not supported.", "NotFoundError")
    this.#isClaimed = true
  }

  async releaseInterface(): Promise<void> {
    this.#assertOpen()
    this.#isClaimed = false
  }

  async transferOut(
    endpoint: number,
    data: BufferSource,
  ): Promise<{ status: "ok"; bytesWritten: number }> {
    this.#assertClaimed(endpoint)
    const report = bytesOf(data)
    this.#port.write(report)
    return { status: "ok", bytesWritten: report.length }
  }

  async transferIn(endpoint: number): Promise<Read> {
    this.#assertClaimed(endpoint)
    return new Promise((resolve, reject) => {
      this.#readers.push({ resolve, reject })
      this.#deliver()
    })
  }

  /** Delivers reports to pending reads. */
  #deliver(): void {
    while (this.#reports.length > 0 && this.#readers.length > 0) {
      const data = new DataView(this.#reports.shift()!.buffer)
      this.#readers.shift()!.resolve({ status: "ok", data })
    }
  }

  #end(reason: DOMException): void {
    for (const { reject } of this.#readers.splice(0)) reject(reason)
    this.#reports = []
  }

  #assertConnected(): void {
    if (this.#port.gone.aborted) throw gone()
  }

  #assertOpen(): void {
    this.#assertConnected()
    if (!this.#isOpen)
      throw new DOMException("The device must be opened first.", "InvalidStateError")
  }

  #assertClaimed(endpoint: number): void {
    this.#assertOpen()
    if (!this.#isClaimed || endpoint !== ENDPOINT)
      throw new DOMException(
        "The specified endpoint is not part of a claimed and selected alternate interface.",
        "NotFoundError",
      )
  }
}

function gone(): DOMException {
  return new DOMException("The device was disconnected.", "NotFoundError")
}
