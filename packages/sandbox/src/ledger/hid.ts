import type { LocalModel } from "../wallet/model.js"
import { createBus } from "./bus.js"
import { REPORT_SIZE } from "./framing.js"
import { hardware, usage } from "./hardware.js"
import type { Port } from "./port.js"

/** A simulated device API for a page. */
export interface WebDeviceApi {
  /** The object in `navigator`. */
  readonly object: EventTarget
  unplug(): void
}

/** Creates a `navigator.hid` with the device (WebHID, LE5). */
export function openHid(model: LocalModel, page: Window): WebDeviceApi {
  const bus = createBus(model, page, "hid", (port, forget) => new VirtualHidDevice(port, forget))
  const list = (device: VirtualHidDevice | null): VirtualHidDevice[] => (device ? [device] : [])
  const object = Object.assign(bus.target, {
    getDevices: async () => list(bus.allowed()),
    requestDevice: async (options?: { filters?: unknown }) =>
      list(await bus.request(options?.filters)),
  })
  return { object, unplug: bus.unplug }
}

const items = { reportSize: 8, reportCount: REPORT_SIZE }

/** A `HIDDevice` whose reports have no id. */
class VirtualHidDevice extends EventTarget {
  readonly vendorId: number = hardware.vendorId
  readonly productId: number = hardware.productId
  readonly productName: string = hardware.productName
  readonly collections: readonly object[] = [
    {
      ...usage,
      type: 1,
      children: [],
      inputReports: [{ reportId: 0, items: [items] }],
      outputReports: [{ reportId: 0, items: [items] }],
      featureReports: [],
    },
  ]
  readonly forget: () => Promise<void>
  readonly #port: Port
  #isOpen = false

  constructor(port: Port, forget: () => void) {
    super()
    this.#port = port
    this.forget = async () => {
      await this.close()
      forget()
    }
  }

  get opened(): boolean {
    return this.#isOpen && !this.#port.gone.aborted
  }

  async open(): Promise<void> {
    if (this.#port.gone.aborted)
      throw new DOMException("Failed to open the device.", "NotAllowedError")
    if (this.opened) throw new DOMException("The device is already open.", "InvalidStateError")
    this.#isOpen = true
    this.#port.onReport = (report) => {
      const data = new DataView(report.buffer)
      this.dispatchEvent(
        Object.assign(new Event("inputreport"), { device: this, reportId: 0, data }),
      )
    }
  }

  async close(): Promise<void> {
    this.#isOpen = false
    this.#port.onReport = null
  }

  async sendReport(reportId: number, data: BufferSource): Promise<void> {
    if (this.#port.gone.aborted)
      throw new DOMException("Failed to write the report.", "NotAllowedError")
    if (!this.#isOpen)
      throw new DOMException("The device must be opened first.", "InvalidStateError")
    const bytes = bytesOf(data)
    if (reportId !== 0 || bytes.length > REPORT_SIZE)
      throw new DOMException("Failed to write the report.", "NotAllowedError")
    const report = new Uint8Array(REPORT_SIZE)
    report.set(bytes)
    this.#port.write(report)
  }
}

/** Copies the bytes of a buffer or view from the page. */
export function bytesOf(data: BufferSource): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice()
    : new Uint8Array(data).slice()
}
