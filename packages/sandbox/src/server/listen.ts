import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Duplex } from "node:stream"
import { httpLimits, type Patience } from "./limits.js"
import { PortTakenError } from "./port-holder.js"

/** A server on this machine's loopback addresses, or on the named ones. */
export interface Listening {
  readonly port: number
  /** Closes all connections. Later calls have no effect. */
  close(): Promise<void>
}

/** Takes over a connection whose request asks for another protocol, and must close it. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Options of `listen`. */
export interface ListenOptions {
  patience?: Patience
  upgrade?: Upgrade
  /** Names or addresses of this machine to listen on. By default both loopback addresses. */
  hosts?: readonly string[]
  /** Whether to try only the requested port. */
  strict?: boolean
}

/** How many ports to try, starting at the requested one. */
const ATTEMPTS = 100

/** Browsers resolve `localhost` to either of these. */
const loopback = ["127.0.0.1", "::1"] as const

/**
 * Listens on a port of both loopback addresses, or on the next one that is free on both; 0 takes any free one. On a
 * machine without IPv6 it listens only on IPv4.
 *
 * @param requests creates the request listener once the port is known
 * @param options.upgrade handles WebSockets; without it they are normal requests
 * @param options.hosts listens there instead; everyone who reaches these addresses reaches the server
 * @param options.strict tries only this port
 * @throws PortTakenError if no tried port is free; the system's error if listening is not allowed
 */
export async function listen(
  port: number,
  requests: (port: number) => RequestListener,
  options: ListenOptions = {},
): Promise<Listening> {
  for (let attempt = 0; ; attempt++) {
    const requested = port === 0 ? 0 : port + attempt
    try {
      return await listenOn(requested, requests, options)
    } catch (thrown) {
      const last = attempt + 1 === ATTEMPTS || requested === 65_535
      if (codeOf(thrown) !== "EADDRINUSE") throw thrown
      if (last || options.strict) throw new PortTakenError(requested, thrown)
    }
  }
}

async function listenOn(
  requested: number,
  requests: (port: number) => RequestListener,
  { patience = httpLimits, upgrade, hosts = loopback }: ListenOptions,
): Promise<Listening> {
  const servers: Server[] = []
  let port = requested
  const close = async () => {
    await Promise.all(servers.splice(0).map(closeServer))
  }
  for (const host of hosts) {
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
      if (hosts === loopback && host === "::1" && hasNoIPv6) continue
      await close()
      throw thrown
    }
  }
  return { port, close }
}

function open(
  server: Server,
  host: string,
  requested: number,
  requests: (port: number) => RequestListener,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen({ host, port: requested }, () => {
      const { port } = server.address() as AddressInfo
      // Runs before any connection is accepted, so every request gets a reply.
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
