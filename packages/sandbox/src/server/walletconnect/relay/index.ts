import { createHash } from "node:crypto"
import { type WebSocket, WebSocketServer } from "ws"
import type { Upgrade } from "../../listen.js"
import { clientId } from "./client-id.js"
import { createMailbox, type Letter } from "./mailbox.js"
import { callMethod, type RelayActions } from "./methods.js"
import { answer, notification, readFrame } from "./wire.js"

/** The settings of the relay: its faults. */
export interface RelaySettings {
  /** If false, it accepts no connections and closes the open ones. */
  readonly listening: boolean
  /** Closes every connection with code 3000, as for a rejected project id. */
  readonly refusing: boolean
  /** Answers each handshake with an HTML page of this HTTP status, like a proxy in front of it; 0 for the relay itself. */
  readonly httpStatus: number
  /** Drops all messages, and neither replies nor delivers. */
  readonly silent: boolean
  /** Delivery time of a message in ms. */
  readonly delay: number
  /** How many of the next messages are lost. */
  readonly lose: number
}

/** The state of the relay. */
export interface RelayState extends RelaySettings {
  /** The connected clients by id, with the number of topics they subscribe to. */
  readonly connections: readonly { readonly client: string; readonly topics: number }[]
  /** How many messages nobody has received yet. */
  readonly kept: number
}

/** The relay. It passes sealed messages from one client to the others on a topic. */
export interface Relay {
  /** Accepts a WebSocket connection. */
  readonly upgrade: Upgrade
  getState(): RelayState
  update(patch: Partial<RelaySettings>): void
  /** Restores the initial settings. Connections and messages stay. */
  reset(): void
  /** Closes all connections abruptly, like a network failure. */
  drop(): void
  /** Acts like a restarted relay: connections and subscriptions are lost, messages are kept. */
  restart(): void
  /** Closes all connections and forgets everything. */
  close(): void
}

interface Connection {
  readonly client: string
  readonly socket: WebSocket
  readonly topics: Set<string>
  /** The topics on which messages are delivered already. */
  readonly open: Set<string>
  /** Delivered but unconfirmed messages, by notification id. */
  readonly delivered: Map<string, Letter>
}

/** The relay's initial settings. */
export const relayDefaults: RelaySettings = {
  listening: true,
  refusing: false,
  httpStatus: 0,
  silent: false,
  delay: 0,
  lose: 0,
}

/** The largest frame in bytes, as on the vendor's relay. */
const FRAME = 1_048_576

/** ms between pings. A client in Node closes its connection after thirty seconds without one. */
const PING = 5_000

/**
 * ms between the reply to a subscription and its first message. A client that has not stored the reply yet ignores the
 * message (2.17.5), but still confirms it.
 */
const SETTLING = 100

/** Close codes: of a restart, and of a rejected project id or token. */
const RESTART = 1012
const REFUSED = 3000

/** Creates an empty relay. */
export function createRelay(): Relay {
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME })
  const connections = new Set<Connection>()
  const timers = new Set<NodeJS.Timeout>()
  const mailbox = createMailbox()
  let settings = relayDefaults
  let count = 0

  const pinging = setInterval(() => {
    for (const { socket } of connections) if (!settings.silent) socket.ping()
  }, PING)
  pinging.unref()

  function connect(socket: WebSocket, query: URLSearchParams): void {
    const client = clientId(query)
    // The library closes connections that break the protocol, and reports an error first.
    socket.on("error", () => socket.terminate())
    if (settings.refusing || !query.get("projectId"))
      socket.close(REFUSED, "Project ID is not known")
    else if (client) serve(socket, client)
    else socket.close(REFUSED, "JWT is missing or malformed")
  }

  function serve(socket: WebSocket, client: string): void {
    const connection: Connection = {
      client,
      socket,
      topics: new Set(),
      open: new Set(),
      delivered: new Map(),
    }
    connections.add(connection)
    socket.on("close", () => connections.delete(connection))
    const actions = actionsFor(connection)
    socket.on("message", (data) => {
      const frame = settings.silent ? null : readFrame(String(data))
      if (!frame) return
      if ("received" in frame) {
        const letter = connection.delivered.get(frame.id)
        if (letter) mailbox.remove(letter)
        connection.delivered.delete(frame.id)
      } else socket.send(answer(frame.id, callMethod(actions, frame.method, frame.params)))
    })
  }

  function actionsFor(connection: Connection): RelayActions {
    const { client, topics, open } = connection
    return {
      publish({ topic, message, tag }, ttl) {
        if (settings.lose > 0) {
          settings = { ...settings, lose: settings.lose - 1 }
          return
        }
        const publishedAt = Date.now()
        const expires = publishedAt + ttl * 1_000
        send({ topic, message, tag, publishedAt, expires, sender: client })
      },
      subscribe(topic) {
        topics.add(topic)
        const timer = setTimeout(() => {
          timers.delete(timer)
          if (topics.has(topic)) open.add(topic)
          for (const letter of mailbox.waiting(topic, client)) deliver(connection, letter)
        }, SETTLING)
        timers.add(timer)
        return subscriptionId(topic, client)
      },
      unsubscribe(topic) {
        topics.delete(topic)
        open.delete(topic)
      },
      fetch: (topics) =>
        topics
          .flatMap((topic) => mailbox.waiting(topic, client))
          .map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
    }
  }

  function send(letter: Letter): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      mailbox.keep(letter)
      for (const connection of connections) deliver(connection, letter)
    }, settings.delay)
    timers.add(timer)
  }

  /** Delivers a message once per connection to its receivers. It is stored until one confirms it. */
  function deliver(connection: Connection, letter: Letter): void {
    const { client, socket, open, delivered } = connection
    const { topic, message, publishedAt, tag, sender } = letter
    if (settings.silent || sender === client || !open.has(topic)) return
    if ([...delivered.values()].includes(letter)) return
    const id = Date.now() * 1_000 + (count++ % 1_000)
    delivered.set(String(id), letter)
    const data = { topic, message, publishedAt, tag }
    socket.send(notification(id, subscriptionId(topic, client), data))
  }

  function cut(end: (socket: WebSocket) => void): void {
    for (const connection of connections) {
      connections.delete(connection)
      end(connection.socket)
    }
  }

  return {
    upgrade(request, socket, head) {
      if (!settings.listening) return void socket.destroy()
      if (settings.httpStatus > 0) return void socket.end(pageOf(settings.httpStatus))
      const { searchParams } = new URL(request.url ?? "/", "http://localhost")
      server.handleUpgrade(request, socket, head, (connected) => connect(connected, searchParams))
    },
    getState: () => ({
      ...settings,
      connections: [...connections].map(({ client, topics }) => ({ client, topics: topics.size })),
      kept: mailbox.size(),
    }),
    update(patch) {
      settings = { ...settings, ...patch }
      if (!settings.listening) cut((socket) => socket.terminate())
      if (settings.httpStatus > 0) cut((socket) => socket.terminate())
      if (settings.refusing) cut((socket) => socket.close(REFUSED, "Project ID is not known"))
    },
    reset() {
      settings = relayDefaults
    },
    drop: () => cut((socket) => socket.terminate()),
    restart: () => cut((socket) => socket.close(RESTART, "Service restart")),
    close() {
      settings = { ...settings, listening: false }
      clearInterval(pinging)
      for (const timer of timers) clearTimeout(timer)
      cut((socket) => socket.terminate())
      for (const socket of server.clients) socket.terminate()
    },
  }
}

/** A proxy's answer instead of the relay's. */
function pageOf(status: number): string {
  const page = `<!doctype html><title>${status}</title><h1>${status}</h1>`
  const headers = `Content-Type: text/html\r\nContent-Length: ${page.length}\r\nConnection: close`
  return `HTTP/1.1 ${status} Status\r\n${headers}\r\n\r\n${page}`
}

function subscriptionId(topic: string, client: string): string {
  return createHash("sha256").update(`${topic}${client}`).digest("hex")
}
