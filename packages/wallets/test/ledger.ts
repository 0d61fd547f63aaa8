import { vi } from "vitest"

/** A simulated device behind `navigator.hid`, at the level of its reports. */
export interface FakeDevice {
  /** The APDUs that the device received, in hex and in order. */
  readonly received: string[]
  /** How often the browser showed its device list. */
  readonly lists: number
  readonly opened: boolean
  /** Sets the reply to an APDU, both in hex, status included. A promise delays the reply. */
  script(answer: (apdu: string) => string | Promise<string>): void
  /** Sets what the user does with the browser's list: choose the device, choose none, or an error. */
  pick(choice: "device" | "none" | Error): void
  /** Grants the device, as on an earlier visit. */
  grant(): void
  /** Unplugs the device, and plugs it in again. */
  unplug(): void
  plug(): void
  /** Makes opening or sending fail. */
  failOn(what: "open" | "send"): void
  /** Sends a report that no request is waiting for. */
  emit(report: Uint8Array): void
}

/** Installs a device behind `navigator.hid`, and returns how to remove it. */
export function fakeLedger(): { device: FakeDevice; remove: () => void } {
  let answer: (apdu: string) => string | Promise<string> = () => "9000"
  let choice: "device" | "none" | Error = "device"
  let granted = false
  let attached = true
  let broken: "open" | "send" | undefined
  let lists = 0
  let receivedBytes: number[] = []
  const received: string[] = []

  const hidDevice = Object.assign(new EventTarget(), {
    vendorId: 0x2c97,
    productId: 0x4015,
    opened: false,
    async open() {
      if (broken === "open") throw new DOMException("Failed to open the device.", "NotAllowedError")
      hidDevice.opened = true
    },
    async close() {
      hidDevice.opened = false
    },
    async sendReport(id: number, report: Uint8Array) {
      if (broken === "send")
        throw new DOMException("Failed to write the report.", "NotAllowedError")
      if (id !== 0 || report.length !== 64 || !hidDevice.opened) throw new Error("no such report")
      const [high, low, tag, seqHigh, seqLow] = report
      if (tag !== 5) throw new Error("no such tag")
      if (seqHigh === 0 && seqLow === 0) receivedBytes = []
      receivedBytes.push(...report.slice(5))
      const length = receivedBytes[0]! * 256 + receivedBytes[1]!
      if (receivedBytes.length - 2 < length) return
      const apdu = hex(receivedBytes.slice(2, 2 + length))
      received.push(apdu)
      void Promise.resolve(answer(apdu)).then((reply) => {
        for (const part of framed([high!, low!], reply)) emit(part)
      })
    },
  })
  function emit(report: Uint8Array): void {
    const data = new DataView(report.buffer)
    hidDevice.dispatchEvent(Object.assign(new Event("inputreport"), { reportId: 0, data }))
  }
  const hid = Object.assign(new EventTarget(), {
    async getDevices() {
      return granted && attached ? [hidDevice] : []
    },
    async requestDevice({ filters }: { filters: { vendorId: number }[] }) {
      lists += 1
      if (choice instanceof Error) throw choice
      const fits = filters.some(({ vendorId }) => vendorId === hidDevice.vendorId)
      if (choice === "none" || !fits || !attached) return []
      granted = true
      return [hidDevice]
    },
  })
  Object.defineProperty(navigator, "hid", { value: hid, configurable: true })

  return {
    remove: () => void Reflect.deleteProperty(navigator, "hid"),
    device: {
      received,
      get lists() {
        return lists
      },
      get opened() {
        return hidDevice.opened
      },
      script(next) {
        answer = next
      },
      pick(next) {
        choice = next
      },
      grant() {
        granted = true
      },
      unplug() {
        attached = false
        hidDevice.opened = false
        hid.dispatchEvent(Object.assign(new Event("disconnect"), { device: hidDevice }))
      },
      plug() {
        attached = true
      },
      failOn(what) {
        broken = what
      },
      emit,
    },
  }
}

/** Sets whether a click is active. */
export function clicked(isActive: boolean): void {
  vi.spyOn(navigator, "userActivation", "get").mockReturnValue({ isActive } as UserActivation)
}

/** Splits a reply into reports of 64 bytes. */
function framed(channel: number[], reply: string): Uint8Array<ArrayBuffer>[] {
  const bytes = reply.match(/../g)!.map((two) => Number.parseInt(two, 16))
  const rest = [bytes.length >> 8, bytes.length & 255, ...bytes]
  const reports = []
  for (let number = 0; rest.length > 0; number++) {
    const report = new Uint8Array(64)
    report.set([...channel, 5, number >> 8, number & 255, ...rest.splice(0, 59)])
    reports.push(report)
  }
  return reports
}

const hex = (bytes: number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")
