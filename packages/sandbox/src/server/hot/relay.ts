import { failure, type Problem } from "@alidade/network/http"
import { isRequestId } from "../../hot/wire.js"
import { relayLimits } from "./limits.js"

/** HOT's relay. It stores requests and responses by id, for everyone who knows the id. */
export interface Relay {
  /** Stores a request of a page's origin. Storing the same one again has no effect. */
  store(id: string, request: unknown, origin?: string): void
  /** Returns a request that has no response yet. */
  request(id: string): string
  /** Stores the first response to a request, which is then no longer served. */
  respond(id: string, response: unknown): void
  /** Returns the response, or null until it is stored. */
  response(id: string): string | null
  /** Removes a request and its response, if they exist. */
  remove(id: string): void
}

interface StoredRequest {
  readonly request: string
  readonly response: string | null
  readonly since: number
  readonly origin: string | undefined
}

/** Creates a relay in memory. It throws its rejections as plain-text problems. `now` returns ms. */
export function createRelay(now: () => number = Date.now): Relay {
  const all = new Map<string, StoredRequest>()

  /** Maps keep insertion order, so the oldest entries come first. */
  function removeExpired(): void {
    for (const [id, { since }] of all) {
      if (now() - since < relayLimits.age) return
      all.delete(id)
    }
  }

  /**
   * Makes room for an origin, at the cost of the one with the most requests: any page on the web can send some, and must
   * not keep out the others. Clients do not confirm a received response, so answered requests go first.
   */
  function makeRoom(origin: string | undefined): boolean {
    const byOrigin = new Map<string | undefined, string[]>()
    for (const [id, { origin }] of all) byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), id])
    const [most, ids = []] = [...byOrigin].sort(([, a], [, b]) => b.length - a.length)[0] ?? []
    const answered = ids.find((id) => all.get(id)?.response !== null)
    const removed = answered ?? (most === origin ? undefined : ids[0])
    return removed !== undefined && all.delete(removed)
  }

  function find(id: string): StoredRequest {
    removeExpired()
    const found = all.get(id)
    if (!found)
      throw refused(404, "Unknown request: it was removed, has expired, or never existed.")
    return found
  }

  return {
    store(id, request, origin) {
      if (!isRequestId(id)) throw refused(400, "A request id has 13 base64 characters.")
      const text = textOf(request)
      removeExpired()
      const former = all.get(id)
      if (former && former.request !== text) throw refused(409, "Another request has this id.")
      if (former) return
      if (all.size >= relayLimits.requests && !makeRoom(origin))
        throw refused(503, "The relay is full. Try again later.")
      all.set(id, { request: text, response: null, since: now(), origin })
    },
    request(id) {
      const { request, response } = find(id)
      if (response !== null) throw refused(410, "This request already has a response.")
      return request
    },
    respond(id, response) {
      const text = textOf(response)
      const former = find(id)
      if (former.response !== null) throw refused(409, "This request already has a response.")
      all.set(id, { ...former, response: text })
    },
    response: (id) => find(id).response,
    remove(id) {
      all.delete(id)
    },
  }
}

function textOf(data: unknown): string {
  if (typeof data !== "string") throw refused(400, "`data` must be a string.")
  if (Buffer.byteLength(data) > relayLimits.bytes)
    throw refused(413, `\`data\` may have at most ${relayLimits.bytes} bytes.`)
  return data
}

/** A rejection as plain text, which the client shows. */
export function refused(status: number, text: string): Problem {
  return failure(text, { status, type: "text/plain; charset=utf-8", body: text })
}
