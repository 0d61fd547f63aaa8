import { isRequestId } from "../../hot/wire.js"
import { failure, type Problem } from "../problem.js"
import { relayLimits } from "./limits.js"

/** HOT's relay: keeps requests and their responses, each under an id, for whoever knows that. */
export interface Relay {
  /** Keeps a request. Keeping the same again changes nothing. */
  store(id: string, request: unknown): void
  /** A request that waits for its response. */
  request(id: string): string
  /** Keeps the response to a request, the first alone; the request itself is not handed out any more. */
  respond(id: string, response: unknown): void
  /** The response, or null while there is none. */
  response(id: string): string | null
  /** Forgets a request and its response; nothing where there is none. */
  remove(id: string): void
}

interface Kept {
  readonly request: string
  readonly response: string | null
  readonly since: number
}

/** A relay in memory; what it refuses throws a problem that says why as plain text. `now` in ms. */
export function createRelay(now: () => number = Date.now): Relay {
  const all = new Map<string, Kept>()

  /** A map keeps its entries by age: the old ones are in front. */
  function forgetOld(): void {
    for (const [id, { since }] of all) {
      if (now() - since < relayLimits.age) return
      all.delete(id)
    }
  }

  /** A client that has its response says nothing more: of those, the oldest makes room. */
  function forgetAnswered(): void {
    const [answered] = [...all].find(([, { response }]) => response !== null) ?? []
    if (answered !== undefined) all.delete(answered)
  }

  function kept(id: string): Kept {
    forgetOld()
    const found = all.get(id)
    if (!found)
      throw refused(
        404,
        "There is no such request: it was taken back, or is too old, or never was.",
      )
    return found
  }

  return {
    store(id, request) {
      if (!isRequestId(id)) throw refused(400, "The id of a request has 13 characters of base64.")
      const text = textOf(request)
      forgetOld()
      const former = all.get(id)
      if (former && former.request !== text)
        throw refused(409, "There is another request under this id.")
      if (former) return
      if (all.size >= relayLimits.requests) forgetAnswered()
      if (all.size >= relayLimits.requests)
        throw refused(503, "The relay keeps no more requests now. Try again later.")
      all.set(id, { request: text, response: null, since: now() })
    },
    request(id) {
      const { request, response } = kept(id)
      if (response !== null) throw refused(410, "This request was answered already.")
      return request
    },
    respond(id, response) {
      const text = textOf(response)
      const former = kept(id)
      if (former.response !== null) throw refused(409, "This request was answered already.")
      all.set(id, { ...former, response: text })
    },
    response: (id) => kept(id).response,
    remove(id) {
      all.delete(id)
    },
  }
}

function textOf(data: unknown): string {
  if (typeof data !== "string") throw refused(400, "`data` is to be a text.")
  if (Buffer.byteLength(data) > relayLimits.bytes)
    throw refused(413, `\`data\` may have ${relayLimits.bytes} bytes.`)
  return data
}

/** What the relay refuses, as the text that the client shows. */
export function refused(status: number, text: string): Problem {
  return failure(text, { status, type: "text/plain; charset=utf-8", body: text })
}
