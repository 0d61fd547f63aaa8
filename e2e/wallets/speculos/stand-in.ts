import { once } from "node:events"
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http"
import { type AddressInfo, createServer, type Server, type Socket } from "node:net"
import { sandboxConfig } from "../../../packages/sandbox/src/config.js"
import { ledgerAccounts } from "../../../packages/sandbox/src/ledger/accounts.js"
import { openApp } from "../../../packages/sandbox/src/ledger/app.js"
import { ledgerQuirks } from "../../../packages/sandbox/src/ledger/quirks.js"
import { createModel } from "../../../packages/sandbox/src/wallet/create-model.js"
import type { SpeculosAddress } from "./client.js"
import { createPacketReader, writePacket } from "./packets.js"

/** The screens of a review, as the Stellar app shows them on a Nano: the title, what is signed, and the two choices. */
const reviews: Readonly<Record<string, readonly [title: string, confirm: string, reject: string]>> =
  {
    address: ["Verify Stellar address", "Confirm", "Cancel"],
    transaction: ["Review transaction", "Sign transaction?", "Reject transaction"],
    message: ["Review message", "Sign message?", "Reject message"],
  }

const idle = ["Stellar app is ready", "App settings", "App info", "Quit app"]

/**
 * Speaks Speculos' two protocols, APDUs over TCP and its REST API, with the sandbox's simulated app behind them, so that
 * the bridge to the real one is tested without it.
 */
export async function startStandIn(): Promise<SpeculosAddress & { close(): Promise<void> }> {
  const model = createModel({
    wallet: "ledger",
    accounts: ledgerAccounts,
    networks: sandboxConfig(8000).networks,
    quirks: ledgerQuirks,
    initial: { authEntry: ["v1"] },
  })
  const unplugged = new AbortController()
  const app = openApp(model, "speculos", unplugged.signal)
  let place = 0
  let reviewed: string | undefined

  /** The screens to walk through now. Another request starts at its first. */
  function screens(): readonly string[] {
    const [request] = model.getState().waiting
    if (request?.id !== reviewed) place = 0
    reviewed = request?.id
    if (!request) return idle
    const [title = "", confirm = "", reject = ""] = reviews[request.kind] ?? []
    return [title, request.payload, confirm, reject]
  }

  function press(button: string): void {
    const all = screens()
    if (button === "right") place = Math.min(place + 1, all.length - 1)
    if (button === "left") place = Math.max(place - 1, 0)
    if (button !== "both" || all === idle) return
    if (place === all.length - 2) model.settle("approve", reviewed)
    if (place === all.length - 1) model.settle("reject", reviewed)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    const body = Buffer.concat(await request.toArray()).toString()
    const [, button] = /^\/button\/(left|right|both)$/.exec(pathname) ?? []
    const send = (value: object): void => void response.end(JSON.stringify(value))
    response.setHeader("Content-Type", "application/json")
    if (button && JSON.parse(body).action === "press-and-release") {
      press(button)
      return send({})
    }
    if (pathname === "/events" && searchParams.get("currentscreenonly") === "true") {
      const text = screens()[place] ?? ""
      // The display draws long texts line by line.
      const lines = text.match(/.{1,16}(?= |$)|\S{1,16}/g) ?? []
      return send({
        events: lines.map((line) => ({ text: line.trim(), x: 0, y: 0, w: 128, h: 11 })),
      })
    }
    response.statusCode = 404
    send({ error: pathname })
  }

  const sockets = new Set<Socket>()
  const apdus = createServer((socket) => {
    sockets.add(socket)
    const read = createPacketReader(0)
    socket.on("data", async (chunk) => {
      for (const apdu of read(chunk)) {
        const reply = await app(apdu)
        if (reply) socket.write(writePacket(reply, 2))
      }
    })
  })
  const http = createHttpServer((request, response) => void answer(request, response))
  const [apduPort, apiPort] = await Promise.all([apdus, http].map(listen))
  return {
    host: "127.0.0.1",
    apduPort: apduPort ?? 0,
    apiPort: apiPort ?? 0,
    async close() {
      unplugged.abort()
      model.destroy()
      for (const socket of sockets) socket.destroy()
      http.closeAllConnections()
      await Promise.all([apdus, http].map(stop))
    },
  }
}

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, "close")
  server.close()
  await closed
}
