import { vi } from "vitest"

/** A device behind `navigator.hid` that a test plays, at the level of its reports. */
export interface FakeDevice {
  /** What it was sent, whole APDUs in hex, in order. */
  readonly asked: string[]
  /** How often the browser showed its list. */
  readonly lists: number
  readonly opened: boolean
  /** Says what it answers to an APDU in hex: in hex, status included; a promise to take its time. */
  script(answer: (apdu: string) => string | Promise<string>): void
  /** What the person does with the browser's list: choose the device, or none. */
  pick(choice: "device" | "none" | Error): void
  /** Grants it, as on an earlier visit. */
  grant(): void
  /** Takes it away, as pulling its cable does, and puts it back. */
  unplug(): void
  plug(): void
  /** Makes opening, or sending, fail. */
  breakDown(what: "open" | "send"): void
  /** Has it send a report that nobody asked for. */
  say(report: Uint8Array): void
}

/** Puts a device behind `navigator.hid`, and says how to take it away. */
export function fakeLedger(): { device: FakeDevice; remove: () => void } {
  let answer: (apdu: string) => string | Promise<string> = () => "9000"
  let choice: "device" | "none" | Error = "device"
  let granted = false
  let attached = true
  let broken: "open" | "send" | undefined
  let lists = 0
  let got: number[] = []
  const asked: string[] = []

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
      if (seqHigh === 0 && seqLow === 0) got = []
      got.push(...report.slice(5))
      const length = got[0]! * 256 + got[1]!
      if (got.length - 2 < length) return
      const apdu = hex(got.slice(2, 2 + length))
      asked.push(apdu)
      void Promise.resolve(answer(apdu)).then((reply) => {
        for (const part of framed([high!, low!], reply)) say(part)
      })
    },
  })
  function say(report: Uint8Array): void {
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
      asked,
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
      breakDown(what) {
        broken = what
      },
      say,
    },
  }
}

/** Lets a click count, or not. */
export function clicked(isActive: boolean): void {
  vi.spyOn(navigator, "userActivation", "get").mockReturnValue({ isActive } as UserActivation)
}

/** An answer, cut into reports of 64 bytes. */
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
