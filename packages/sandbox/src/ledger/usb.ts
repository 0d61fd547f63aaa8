import type { LocalModel } from "../wallet/model.js"
import { createBus } from "./bus.js"
import { hardware } from "./hardware.js"
import { bytesOf, type Way } from "./hid.js"
import type { Port } from "./port.js"

/** `navigator.usb` with the device behind it (WebUSB, LE5). */
export function openUsb(model: LocalModel, page: Window): Way {
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

/** The vendor's interface among the device's, and its endpoints, one each way. */
const INTERFACE = 2
const ENDPOINT = 3

type Read = { status: "ok"; data: DataView }

/** A `USBDevice`: the same reports, over an interface of the vendor's own class. */
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
      this.#pass()
    }
    port.gone.addEventListener("abort", () => this.#end(gone()))
  }

  get opened(): boolean {
    return this.#isOpen && !this.#port.gone.aborted
  }

  async open(): Promise<void> {
    this.#mustBeThere()
    this.#isOpen = true
  }

  async close(): Promise<void> {
    this.#isOpen = false
    this.#isClaimed = false
    this.#end(new DOMException("The transfer was cancelled.", "AbortError"))
  }

  async selectConfiguration(value: number): Promise<void> {
    this.#mustBeOpen()
    if (value !== 1)
      throw new DOMException("The configuration value is not supported.", "NotFoundError")
    this.configuration = this.configurations[0] ?? null
  }

  async reset(): Promise<void> {
    this.#mustBeOpen()
  }

  async claimInterface(number: number): Promise<void> {
    this.#mustBeOpen()
    if (number !== INTERFACE || !this.configuration)
      throw new DOMException("The interface number is not supported.", "NotFoundError")
    this.#isClaimed = true
  }

  async releaseInterface(): Promise<void> {
    this.#mustBeOpen()
    this.#isClaimed = false
  }

  async transferOut(
    endpoint: number,
    data: BufferSource,
  ): Promise<{ status: "ok"; bytesWritten: number }> {
    this.#mustBeClaimed(endpoint)
    const report = bytesOf(data)
    this.#port.write(report)
    return { status: "ok", bytesWritten: report.length }
  }

  async transferIn(endpoint: number): Promise<Read> {
    this.#mustBeClaimed(endpoint)
    return new Promise((resolve, reject) => {
      this.#readers.push({ resolve, reject })
      this.#pass()
    })
  }

  /** Hands reports to who waits for them. */
  #pass(): void {
    while (this.#reports.length > 0 && this.#readers.length > 0) {
      const data = new DataView(this.#reports.shift()!.buffer)
      this.#readers.shift()!.resolve({ status: "ok", data })
    }
  }

  #end(reason: DOMException): void {
    for (const { reject } of this.#readers.splice(0)) reject(reason)
    this.#reports = []
  }

  #mustBeThere(): void {
    if (this.#port.gone.aborted) throw gone()
  }

  #mustBeOpen(): void {
    this.#mustBeThere()
    if (!this.#isOpen)
      throw new DOMException("The device must be opened first.", "InvalidStateError")
  }

  #mustBeClaimed(endpoint: number): void {
    this.#mustBeOpen()
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
