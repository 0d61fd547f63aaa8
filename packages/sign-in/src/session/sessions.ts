import { decodeAddress, inEnglish, type Reason, reason, WalletError } from "@alidade/core"
import { readText } from "@alidade/core/encoding"
import { secureUrl } from "../client/server-text.js"
import type { LookUpAccount } from "../server/access.js"
import { createNonce, memoryNonces, type NonceStore } from "../server/nonces.js"
import { verifyMessage } from "../server/verify-message.js"
import { createSeal, readCookie, type Session } from "./cookie.js"

/** Options of `createSessions`. */
export interface SessionsOptions {
  /** The site's origin, as browsers name it: `https://example.org`. Pages of others can't sign in or out. */
  origin: string
  networkPassphrase: string
  /**
   * Sign the cookie: at least 32 random characters each, the same in all processes. The first signs, and all are
   * accepted. To replace a secret, put the new one in front, and remove the old one after a `lifetime`.
   */
  secrets: readonly string[]
  /** Where nonces are kept; by default in the memory of this process. */
  nonces?: NonceStore
  /** Looks accounts up, so that a key signs in only if it is still one of the account's (`lookUpOn`). */
  lookUp?: LookUpAccount
  /** How long a session lasts, in seconds; by default a week. */
  lifetime?: number
  /** Gets errors of the store and of `lookUp`. The request is answered with status 503. */
  onError?: (error: unknown) => void
}

/** Sign-in with a cookie. */
export interface Sessions {
  /**
   * Answers the requests of `signInWithMessage` and of pages, by the last part of their path, in JSON:
   *
   * - POST `nonce`: `{ nonce, issued, expires }`
   * - POST `verify`, with `{ message, signature }`: `{ session }`, and the cookie
   * - GET `session`: `{ session }`, which is null if nobody has signed in
   * - POST `sign-out`: `{ session: null }`, and removes the cookie
   *
   * What is refused is `{ error }`, in English, with the status 400, 401, 403, 404, 405, 413, or 415. It never rejects.
   */
  handle(request: Request): Promise<Response>
  /**
   * The session of a request's `Cookie` header. Undefined without one, or if it is damaged, has ended, is there twice,
   * or was signed elsewhere.
   */
  readSession(cookie: string | null | undefined): Promise<Session | undefined>
  /**
   * The value of a `Set-Cookie` header that begins a session, after a sign-in that you have verified yourself, such as a
   * challenge. Throws `bad-request` for an invalid address.
   */
  startSession(address: string): Promise<string>
}

/** The largest body of a request, in bytes: a message has at most 4 kB. */
const LARGEST_BODY = 16_384

/** A week, in seconds. */
const WEEK = 604_800

const methods: ReadonlyMap<string, string> = new Map([
  ["nonce", "POST"],
  ["verify", "POST"],
  ["session", "GET"],
  ["sign-out", "POST"],
])

/**
 * Handlers and a cookie for sites whose users sign in with a message (SEP-53), in any framework with `Request` and
 * `Response`; `nodeListener` is for Node's own server. The cookie is signed, and nothing about sessions is stored: one
 * lasts until it ends or the browser drops it. Scripts can't read it (`HttpOnly`), other sites' requests don't send it
 * (`SameSite=Lax`), and it needs https, except on this machine. Throws `bad-request` for an origin or a secret that can't
 * be used.
 */
export function createSessions(options: SessionsOptions): Sessions {
  const { origin, networkPassphrase, lookUp, lifetime = WEEK, onError } = options
  const { host, protocol } = readOrigin(origin)
  const nonces = options.nonces ?? memoryNonces()
  const seal = createSeal(options.secrets, `session of ${origin}`)
  const isSecure = protocol === "https:"
  // Browsers accept a name with this prefix only from the host itself, so no other host of the domain can plant one.
  const name = isSecure ? "__Host-session" : "session"
  const cookieOf = (value: string, seconds: number): string =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`

  async function start(address: string): Promise<{ session: Session; cookie: string }> {
    const since = Math.floor(Date.now() / 1000)
    const session = { address, since, until: since + lifetime }
    return { session, cookie: cookieOf(await seal.write(session), lifetime) }
  }

  async function readSession(cookie: string | null | undefined): Promise<Session | undefined> {
    const value = readCookie(cookie, name)
    return value === undefined ? undefined : seal.read(value)
  }

  async function verify(request: Request): Promise<Response> {
    const { message, signature } = await readJson(request)
    if (typeof message !== "string" || typeof signature !== "string")
      throw new Refusal(
        400,
        reason("sessionUnsigned", "The request has no message or no signature."),
      )
    const result = await verifyMessage({
      ...{ message, signature, domain: host, networkPassphrase, nonces },
      ...(lookUp && { lookUp }),
    })
    if (!result.verified) throw new Refusal(401, result.reason)
    const { session, cookie } = await start(result.address)
    return answer({ session }, { headers: { "Set-Cookie": cookie } })
  }

  async function respond(request: Request): Promise<Response> {
    const action = new URL(request.url).pathname.replace(/\/$/, "").split("/").at(-1) ?? ""
    const method = methods.get(action)
    if (method === undefined)
      throw new Refusal(404, reason("sessionPath", "There is no such page."))
    if (request.method !== method)
      throw new Refusal(405, reason("sessionMethod", "Use {method}.", { method }), {
        Allow: method,
      })
    const from = request.headers.get("origin")
    // Browsers name the origin with each POST.
    if (from !== origin && (from !== null || method === "POST"))
      throw new Refusal(403, reason("sessionOrigin", "This request comes from another site."))
    if (action === "nonce") return answer(await createNonce({ nonces }))
    if (action === "verify") return verify(request)
    if (action === "session")
      return answer({ session: (await readSession(request.headers.get("cookie"))) ?? null })
    return answer({ session: null }, { headers: { "Set-Cookie": cookieOf("", 0) } })
  }

  return {
    async handle(request) {
      try {
        return await respond(request)
      } catch (error) {
        if (error instanceof Refusal) return answer({ error: inEnglish(error.reason) }, error)
        onError?.(error)
        return answer({ error: inEnglish(unavailable) }, { status: 503 })
      }
    },
    readSession,
    async startSession(address) {
      decodeAddress(address)
      return (await start(address)).cookie
    },
  }
}

const unavailable = reason("sessionUnavailable", "Signing in isn't possible now. Try again.")
const notJson = reason("sessionNoJson", "The request's body is not JSON.")

/** Why a request is refused, for the client's developer. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
    readonly headers: Record<string, string> = {},
  ) {
    super(reason.key)
  }
}

function answer(
  json: object,
  { status = 200, headers }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(json, { status, headers: { "Cache-Control": "no-store", ...headers } })
}

async function readJson(request: Request): Promise<Readonly<Record<string, unknown>>> {
  // A form of another site can't send this type.
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw new Refusal(415, notJson)
  let text: string
  try {
    text = await readText(new Response(request.body), LARGEST_BODY, "The request")
  } catch (error) {
    if (WalletError.is(error) && error.reason) throw new Refusal(413, error.reason)
    throw new Refusal(400, reason("sessionBroken", "The request broke off."))
  }
  try {
    return Object(JSON.parse(text))
  } catch {
    throw new Refusal(400, notJson)
  }
}

function readOrigin(origin: string): URL {
  const url = secureUrl(origin)
  if (url.origin === origin) return url
  throw new WalletError(
    "bad-request",
    reason("badOrigin", "A site's origin has no path, as in https://example.org."),
  )
}
