import {
  createReader,
  REPORT_SIZE,
  writeReports,
} from "../../../packages/sandbox/src/ledger/framing.js"

/** Sends an APDU to a device that the page cannot reach itself, and returns its reply. Both are hex. */
export type Exchange = (apdu: string) => Promise<string>

/**
 * Puts a device behind `navigator.hid` whose app is elsewhere, such as in Ledger's simulator: the page's reports carry
 * APDUs to `exchange`, and its replies come back as reports. The page may use it without a choice.
 */
export function installHid(exchange: Exchange): void {
  const device = new RemoteDevice(exchange)
  const hid = Object.assign(new EventTarget(), {
    getDevices: async () => [device],
    requestDevice: async () => [device],
  })
  Object.defineProperty(navigator, "hid", { value: hid, configurable: true })
}

class RemoteDevice extends EventTarget {
  readonly vendorId = 0x2c97
  readonly productId = 0x5011
  opened = false
  readonly #read = createReader()
  readonly #exchange: Exchange

  constructor(exchange: Exchange) {
    super()
    this.#exchange = exchange
  }

  async open(): Promise<void> {
    this.opened = true
  }

  async close(): Promise<void> {
    this.opened = false
  }

  async sendReport(_id: number, bytes: Uint8Array): Promise<void> {
    const report = new Uint8Array(REPORT_SIZE)
    report.set(bytes)
    const framed = this.#read(report)
    if (framed) void this.#answer(framed.channel, framed.message)
  }

  async #answer(channel: number, apdu: Uint8Array): Promise<void> {
    const message = fromHex(await this.#exchange(toHex(apdu)))
    for (const report of writeReports({ channel, message })) {
      const data = new DataView(report.buffer)
      this.dispatchEvent(Object.assign(new Event("inputreport"), { reportId: 0, data }))
    }
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
