import { once } from "node:events"
import { connect } from "node:net"
import { createPacketReader, writePacket } from "./packets.js"

/** Where a Speculos listens: its APDU socket, and its REST API. */
export interface SpeculosAddress {
  readonly host: string
  readonly apduPort: number
  readonly apiPort: number
}

/** Ledger's simulator, Speculos, with the app that it runs. */
export interface Speculos {
  /** Sends an APDU, and returns the app's reply. Both are hex. One at a time. */
  exchange(apdu: string): Promise<string>
  /** Goes through the review that the screen shows next, and confirms it. */
  approve(): Promise<void>
  /** Goes through the review that the screen shows next, and rejects it. */
  reject(): Promise<void>
  close(): void
}

/** The first screen of a review of the Stellar app (`src/app_ui` in `LedgerHQ/app-stellar`). */
const review = /^(Review|Verify)\b/
/** The screen of a Nano that confirms with both buttons, also after a warning about what the app can't show. */
const confirms = /^(Confirm|Approve|Accept risk\b.*|Sign .*|.*press both buttons.*)$/
const rejects = /^(Cancel|Reject\b.*)$/

/** Longest wait for a screen, in ms. */
const PATIENCE = 30_000
const POLL = 50

/** Connects to a Speculos of a device with two buttons. Throws if nothing answers there. */
export async function connectSpeculos(address: SpeculosAddress): Promise<Speculos> {
  const { host, apduPort, apiPort } = address
  const socket = connect(apduPort, host)
  await once(socket, "connect").catch((cause) => {
    throw new Error(
      `No Speculos listens at ${host}:${apduPort}. docs/speculos.md says how to start it.`,
      {
        cause,
      },
    )
  })
  const read = createPacketReader(2)
  const waiting: ((reply: string) => void)[] = []
  socket.on("data", (chunk) => {
    for (const reply of read(chunk)) waiting.shift()?.(reply.toString("hex"))
  })

  async function api(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://${host}:${apiPort}${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`Speculos answers ${response.status} to ${path}.`)
    return response.json()
  }

  /** The text on the screen. */
  async function screen(): Promise<string> {
    const { events } = (await api("/events?currentscreenonly=true")) as {
      events: { text: string }[]
    }
    return events.map(({ text }) => text).join(" ")
  }

  const press = (button: "right" | "both"): Promise<unknown> =>
    api(`/button/${button}`, { action: "press-and-release" })

  /** Waits for a screen, and returns its text. */
  async function until(wanted: (text: string) => boolean, what: string): Promise<string> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const text = await screen()
      if (wanted(text)) return text
      if (Date.now() > end) throw new Error(`The device shows "${text}" instead of ${what}.`)
      await new Promise((done) => setTimeout(done, POLL))
    }
  }

  /** Presses the right button until a screen matches, then both. */
  async function decide(last: RegExp): Promise<void> {
    let text = await until((text) => review.test(text), "a review")
    while (!last.test(text)) {
      const before = text
      await press("right")
      text = await until((now) => now !== "" && now !== before, `what follows "${before}"`)
    }
    await press("both")
  }

  return {
    exchange: (apdu) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        socket.write(writePacket(Buffer.from(apdu, "hex"), 0))
      }),
    approve: () => decide(confirms),
    reject: () => decide(rejects),
    close: () => socket.destroy(),
  }
}

/** The Speculos that `SPECULOS=host:port` names; undefined without it. Its API is at `SPECULOS_API`, or port 5000. */
export function speculosFromEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): SpeculosAddress | undefined {
  const { SPECULOS: named, SPECULOS_API: api = "5000" } = environment
  if (!named) return undefined
  const [, host, port] = /^(.+):(\d+)$/.exec(named) ?? []
  if (!host || !/^\d+$/.test(api))
    throw new Error(
      'SPECULOS is "host:port" of its APDU socket, and SPECULOS_API the port of its API.',
    )
  return { host, apduPort: Number(port), apiPort: Number(api) }
}
