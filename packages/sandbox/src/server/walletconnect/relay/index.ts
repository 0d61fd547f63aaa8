import { createHash } from "node:crypto"
import { type WebSocket, WebSocketServer } from "ws"
import type { Upgrade } from "../../listen.js"
import { clientId } from "./client-id.js"
import { createMailbox, type Letter } from "./mailbox.js"
import { carryOut, type Desk } from "./methods.js"
import { answer, notification, readFrame } from "./wire.js"

/** How the relay behaves: its faults on demand. */
export interface RelaySettings {
  /** False: no connection is taken. Those that are there are cut. */
  readonly listening: boolean
  /** Every connection is closed with code 3000, as for a project id that is refused. */
  readonly refusing: boolean
  /** Nothing is answered or handed on, and what comes is forgotten. */
  readonly silent: boolean
  /** ms that a message takes on its way. */
  readonly delay: number
  /** How many of the next messages are lost. */
  readonly lose: number
}

/** The relay as it stands. */
export interface RelayState extends RelaySettings {
  /** Who is connected, by client id, and how many topics each follows. */
  readonly connections: readonly { readonly client: string; readonly topics: number }[]
  /** How many messages nobody has received yet. */
  readonly kept: number
}

/** The relay: hands sealed messages from one client to the others of a topic. */
export interface Relay {
  /** Takes a connection whose HTTP request asks for a WebSocket. */
  readonly upgrade: Upgrade
  getState(): RelayState
  update(patch: Partial<RelaySettings>): void
  /** It behaves as at first; connections and messages stay. */
  reset(): void
  /** Cuts all connections without a word, as a network does. */
  drop(): void
  /** As the relay does that is started anew: connections and what they followed are gone, messages are kept. */
  restart(): void
  /** Cuts all connections and forgets everything. */
  close(): void
}

interface Connection {
  readonly client: string
  readonly socket: WebSocket
  readonly topics: Set<string>
  /** Those of them on which messages are handed over. */
  readonly open: Set<string>
  /** What it was handed, by the ids of the notifications, and has not said to have received. */
  readonly handed: Map<string, Letter>
}

/** How a relay behaves at first. */
export const relayAtFirst: RelaySettings = {
  listening: true,
  refusing: false,
  silent: false,
  delay: 0,
  lose: 0,
}

/** The largest frame, as the vendor's relay has it: bytes. */
const FRAME = 1_048_576

/** ms between two pings. A client in Node gives its connection up after thirty seconds without one. */
const PING = 5_000

/**
 * ms between the answer to a subscription and the first message on it. A client that has not yet put the answer down
 * ignores what comes (2.17.5), and says all the same that it has received it.
 */
const SETTLING = 100

/** Close codes: of a restart, and of a project id or token that is refused. */
const RESTART = 1012
const REFUSED = 3000

/** A relay with nothing in it. */
export function createRelay(): Relay {
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME })
  const connections = new Set<Connection>()
  const underWay = new Set<NodeJS.Timeout>()
  const mailbox = createMailbox()
  let settings = relayAtFirst
  let count = 0

  const pinging = setInterval(() => {
    for (const { socket } of connections) if (!settings.silent) socket.ping()
  }, PING)
  pinging.unref()

  function connect(socket: WebSocket, query: URLSearchParams): void {
    const client = clientId(query)
    // A client that breaks the protocol is cut by the library, which says so here first.
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
      handed: new Map(),
    }
    connections.add(connection)
    socket.on("close", () => connections.delete(connection))
    const desk = deskFor(connection)
    socket.on("message", (data) => {
      const frame = settings.silent ? null : readFrame(String(data))
      if (!frame) return
      if ("received" in frame) {
        const letter = connection.handed.get(frame.id)
        if (letter) mailbox.remove(letter)
        connection.handed.delete(frame.id)
      } else socket.send(answer(frame.id, carryOut(desk, frame.method, frame.params)))
    })
  }

  function deskFor(connection: Connection): Desk {
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
          underWay.delete(timer)
          if (topics.has(topic)) open.add(topic)
          for (const letter of mailbox.waiting(topic, client)) hand(connection, letter)
        }, SETTLING)
        underWay.add(timer)
        return subscriptionId(topic, client)
      },
      unsubscribe(topic) {
        topics.delete(topic)
        open.delete(topic)
      },
      fetch: (wanted) =>
        wanted
          .flatMap((topic) => mailbox.waiting(topic, client))
          .map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
    }
  }

  function send(letter: Letter): void {
    const timer = setTimeout(() => {
      underWay.delete(timer)
      mailbox.keep(letter)
      for (const connection of connections) hand(connection, letter)
    }, settings.delay)
    underWay.add(timer)
  }

  /** To whom it is for, once on a connection: kept until one says to have received it. */
  function hand(connection: Connection, letter: Letter): void {
    const { client, socket, open, handed } = connection
    const { topic, message, publishedAt, tag, sender } = letter
    if (settings.silent || sender === client || !open.has(topic)) return
    if ([...handed.values()].includes(letter)) return
    const id = Date.now() * 1_000 + (count++ % 1_000)
    handed.set(String(id), letter)
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
      if (settings.refusing) cut((socket) => socket.close(REFUSED, "Project ID is not known"))
    },
    reset() {
      settings = relayAtFirst
    },
    drop: () => cut((socket) => socket.terminate()),
    restart: () => cut((socket) => socket.close(RESTART, "Service restart")),
    close() {
      settings = { ...settings, listening: false }
      clearInterval(pinging)
      for (const timer of underWay) clearTimeout(timer)
      cut((socket) => socket.terminate())
      for (const socket of server.clients) socket.terminate()
    },
  }
}

function subscriptionId(topic: string, client: string): string {
  return createHash("sha256").update(`${topic}${client}`).digest("hex")
}
