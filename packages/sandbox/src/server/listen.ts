import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Duplex } from "node:stream"
import { httpLimits, type Patience } from "./limits.js"

/** A server on this machine's loopback addresses. */
export interface Listening {
  readonly port: number
  /** Cuts all connections. Closing twice is closing once. */
  close(): Promise<void>
}

/** Takes a connection over whose request asks for another protocol. What it takes, it must end. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** What a server does beside answering. */
export interface ListenOptions {
  patience?: Patience
  upgrade?: Upgrade
}

/** How many ports are tried, beginning with the one that was asked for. */
const ATTEMPTS = 100

/** A browser takes `localhost` for either of them. Nothing else is ever listened on. */
const loopback = ["127.0.0.1", "::1"] as const

/**
 * Listens on a port of both loopback addresses, or on the next one that is free on both; 0 asks for any free one.
 * A machine without IPv6 is listened on over IPv4 alone.
 *
 * @param requests makes what answers, once the port is known
 * @param options.upgrade takes WebSockets; without it they are answered as any request
 * @throws the system's error where listening is refused, or when no port is free among those tried
 */
export async function listen(
  port: number,
  requests: (port: number) => RequestListener,
  options: ListenOptions = {},
): Promise<Listening> {
  for (let attempt = 0; ; attempt++) {
    const wanted = port === 0 ? 0 : port + attempt
    try {
      return await listenOn(wanted, requests, options)
    } catch (thrown) {
      const last = attempt + 1 === ATTEMPTS || wanted === 65_535
      if (last || codeOf(thrown) !== "EADDRINUSE") throw thrown
    }
  }
}

async function listenOn(
  wanted: number,
  requests: (port: number) => RequestListener,
  { patience = httpLimits, upgrade }: ListenOptions,
): Promise<Listening> {
  const servers: Server[] = []
  let port = wanted
  const close = async () => {
    await Promise.all(servers.splice(0).map(closeServer))
  }
  for (const host of loopback) {
    const server = createServer({
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
    })
    if (upgrade) server.on("upgrade", upgrade)
    try {
      port = await open(server, host, port, requests)
      servers.push(server)
    } catch (thrown) {
      const hasNoIPv6 = codeOf(thrown) === "EADDRNOTAVAIL" || codeOf(thrown) === "EAFNOSUPPORT"
      if (host === "::1" && hasNoIPv6) continue
      await close()
      throw thrown
    }
  }
  return { port, close }
}

function open(
  server: Server,
  host: string,
  wanted: number,
  requests: (port: number) => RequestListener,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen({ host, port: wanted }, () => {
      const { port } = server.address() as AddressInfo
      // Before any connection is taken, so that none is left without an answer.
      server.on("request", requests(port))
      server.off("error", reject)
      resolve(port)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function codeOf(thrown: unknown): unknown {
  return thrown instanceof Error && "code" in thrown ? thrown.code : undefined
}
