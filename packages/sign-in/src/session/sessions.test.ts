import { Networks } from "@stellar/stellar-sdk"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { muxed, START, stranger, user } from "../../test/challenge.js"
import { createMessage, type SignInMessage } from "../message/message.js"
import { createSessions, type SessionsOptions } from "./index.js"

beforeEach(() => void vi.useFakeTimers({ now: START * 1000, toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

const origin = "https://example.org"
const options: SessionsOptions = {
  origin,
  networkPassphrase: Networks.TESTNET,
  secrets: ["s".repeat(32)],
}

/** A request of the site's own page, except for what a test changes. */
function request(action: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const method = init.method ?? (action === "session" ? "GET" : "POST")
  const headers = {
    ...(method === "POST" && { Origin: origin, "Content-Type": "application/json" }),
    ...init.headers,
  }
  return new Request(`${origin}/auth/${action}`, { ...init, method, headers })
}

/** Sessions of a site, with a user's page. */
function site(changes: Partial<SessionsOptions> = {}) {
  const sessions = createSessions({ ...options, ...changes })
  const ask = async (...given: Parameters<typeof request>) => {
    const response = await sessions.handle(request(...given))
    return { response, status: response.status, json: await response.json() }
  }
  /** What the page posts after it got a nonce. */
  const signed = async (parts: Partial<SignInMessage> = {}, key = user) => {
    const message = createMessage({
      ...{ domain: "example.org", address: key.publicKey(), uri: `${origin}/` },
      networkPassphrase: Networks.TESTNET,
      ...(await ask("nonce")).json,
      ...parts,
    })
    const signature = Buffer.from(key.signMessage(message)).toString("base64")
    return JSON.stringify({ message, signature })
  }
  const signIn = async () => ask("verify", { body: await signed() })
  return { ...sessions, ask, signed, signIn }
}

/** What a browser sends back of a Set-Cookie header. */
const sentBack = (response: Response) => response.headers.get("set-cookie")!.split(";")[0]!

const session = { address: user.publicKey(), since: START, until: START + 604_800 }

describe("createSessions", () => {
  test("signs a user in, says who it is, and signs out", async () => {
    const { ask, readSession, signIn } = site()
    const { json, response } = await signIn()
    expect(json).toEqual({ session })
    const cookie = sentBack(response)
    expect(await readSession(`theme=dark; ${cookie}`)).toEqual(session)
    const current = await ask("session", { headers: { Cookie: cookie } })
    expect(current.json).toEqual({ session })
    const out = await ask("sign-out", { headers: { Cookie: cookie } })
    expect(out.json).toEqual({ session: null })
    expect(out.response.headers.get("set-cookie")).toMatch(/^__Host-session=; Path=\/; Max-Age=0;/)
    expect((await ask("session")).json).toEqual({ session: null })
  })

  test("sets a cookie that scripts and other sites don't get, and that is not cached", async () => {
    const { headers } = (await site({ lifetime: 60 }).signIn()).response
    expect(headers.get("set-cookie")).toMatch(
      /^__Host-session=[\w.]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(headers.get("cache-control")).toBe("no-store")
  })

  test("needs no https on this machine", async () => {
    const { startSession, readSession } = site({ origin: "http://localhost:3000" })
    const cookie = await startSession(user.publicKey())
    expect(cookie).toMatch(/^session=[\w.]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/)
    expect(await readSession(cookie.split(";")[0])).toEqual(session)
  })

  test("begins a session that the app has verified itself, but not of anything", async () => {
    const { startSession, readSession } = site()
    const cookie = await startSession(muxed)
    expect(await readSession(cookie.split(";")[0])).toMatchObject({ address: muxed })
    await expect(startSession("G; Domain=org")).rejects.toMatchObject({ kind: "bad-request" })
  })

  test.each([
    ["a path", { origin: "https://example.org/" }, "badOrigin"],
    ["no encryption", { origin: "http://example.org" }, "signInAddress"],
    ["no scheme", { origin: "example.org" }, "signInAddress"],
    ["upper case", { origin: "https://Example.org" }, "badOrigin"],
    ["a short secret", { secrets: ["secret"] }, "shortSecret"],
  ])("refuses an origin or a secret with %s", (_, changes, key) => {
    try {
      createSessions({ ...options, ...changes })
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ kind: "bad-request", reason: { key } })
    }
  })
})

describe("a session is not read from", () => {
  test.each<[string, (cookie: string) => string | null]>([
    ["no cookie", () => null],
    ["another cookie", (cookie) => cookie.replace("__Host-session", "session")],
    ["a truncated cookie", (cookie) => cookie.slice(0, -1)],
    ["a damaged one", (cookie) => cookie.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
    [
      "one with another account",
      (cookie) => cookie.replace(user.publicKey(), stranger.publicKey()),
    ],
    [
      "one with another end",
      (cookie) => cookie.replace(/\.\d+\.(?=[0-9a-f]{64}$)/, ".9999999999."),
    ],
    ["the same cookie twice", (cookie) => `${cookie}; ${cookie}`],
    ["a planted one beside it", (cookie) => `__Host-session=x; ${cookie}`],
    ["two headers in one", (cookie) => `${cookie}, ${cookie}`],
    ["a quoted cookie", (cookie) => cookie.replace(/=(.*)/, '="$1"')],
    ["an escaped cookie", (cookie) => cookie.replaceAll(".", "%2E")],
    ["nothing but the name", () => "__Host-session="],
    ["a header that is too long", (cookie) => `${cookie}; ${"x".repeat(16_384)}`],
  ])("%s", async (_, change) => {
    const { readSession, startSession } = site()
    const cookie = (await startSession(user.publicKey())).split(";")[0]!
    expect(await readSession(cookie)).toEqual(session)
    expect(await readSession(change(cookie))).toBeUndefined()
  })

  test("another site's cookie with the same secret, and one that has ended", async () => {
    const { readSession, startSession } = site()
    const other = site({ origin: "https://example.com" })
    const foreign = (await other.startSession(user.publicKey())).split(";")[0]
    expect(await readSession(foreign)).toBeUndefined()
    const own = (await startSession(user.publicKey())).split(";")[0]
    vi.setSystemTime(session.until * 1000)
    expect(await readSession(own)).toBeUndefined()
  })
})

describe("handle refuses", () => {
  const text = { "Content-Type": "text/plain" }

  test.each<[string, Parameters<typeof request>, number]>([
    ["an unknown path", ["secrets"], 404],
    ["no action", [""], 404],
    ["an action of every object", ["constructor"], 404],
    ["a nonce by GET", ["nonce", { method: "GET" }], 405],
    ["signing out by a link", ["sign-out", { method: "GET" }], 405],
    ["a session by POST", ["session", { method: "POST" }], 405],
    ["another method", ["session", { method: "DELETE" }], 405],
    ["another site's nonce", ["nonce", { headers: { Origin: "https://evil.example" } }], 403],
    ["another site's sign-out", ["sign-out", { headers: { Origin: "https://evil.example" } }], 403],
    ["a sandboxed frame", ["sign-out", { headers: { Origin: "null" } }], 403],
    ["a subdomain", ["sign-out", { headers: { Origin: "https://a.example.org" } }], 403],
    ["the site without encryption", ["verify", { headers: { Origin: "http://example.org" } }], 403],
    ["another port", ["verify", { headers: { Origin: `${origin}:8443` } }], 403],
    ["no origin", ["sign-out", { headers: { Origin: "" } }], 403],
    ["another site's look", ["session", { headers: { Origin: "https://evil.example" } }], 403],
    ["a form", ["verify", { body: "{}", headers: text }], 415],
    [
      "a type that begins alike",
      ["verify", { body: "{}", headers: { "Content-Type": "application/jsonp" } }],
      415,
    ],
    ["no body", ["verify"], 400],
    ["no JSON", ["verify", { body: "{" }], 400],
    ["null", ["verify", { body: "null" }], 400],
    ["a list", ["verify", { body: "[]" }], 400],
    ["a message that is no text", ["verify", { body: '{"message":1,"signature":"a"}' }], 400],
    ["no signature", ["verify", { body: '{"message":"a"}' }], 400],
    ["another message", ["verify", { body: '{"message":"a","signature":"b"}' }], 401],
    ["a long body", ["verify", { body: `"${"a".repeat(16_384)}"` }], 413],
  ])("%s", async (_, given, status) => {
    const { response, json, ...answer } = await site().ask(...given)
    expect(answer.status).toBe(status)
    expect(json).toEqual({ error: expect.stringMatching(/\.$/) })
    expect(response.headers.get("set-cookie")).toBeNull()
  })

  test.each<[string, Partial<SignInMessage>]>([
    ["another domain", { domain: "evil.example" }],
    ["another network", { networkPassphrase: Networks.PUBLIC }],
    ["a nonce of another server", { nonce: "0123456789abcdef" }],
    ["an account of another key", { address: stranger.publicKey() }],
  ])("a message for %s", async (_, parts) => {
    const { ask, signed } = site()
    const { status, response } = await ask("verify", { body: await signed(parts) })
    expect(status).toBe(401)
    expect(response.headers.get("set-cookie")).toBeNull()
  })

  test("a message that came before, or too late", async () => {
    const { ask, signed } = site()
    const [body, late] = [await signed(), await signed()]
    expect((await ask("verify", { body })).status).toBe(200)
    expect((await ask("verify", { body })).status).toBe(401)
    vi.setSystemTime((START + 301) * 1000)
    expect((await ask("verify", { body: late })).status).toBe(401)
  })

  test("a body that breaks off", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("cut")) })
    const init = { body, duplex: "half" } as RequestInit
    expect((await site().ask("verify", init as object)).status).toBe(400)
  })
})

describe("handle answers 503 and reports", () => {
  const down = () => Promise.reject(new Error("down"))

  test("a network that can't be reached", async () => {
    const onError = vi.fn()
    const { status, json } = await site({ lookUp: down, onError }).signIn()
    expect([status, json]).toEqual([503, { error: expect.any(String) }])
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("down"))
  })

  test("a store that can't be reached", async () => {
    const onError = vi.fn()
    const nonces = { put: down, take: down, deleteExpired: down }
    expect((await site({ nonces, onError }).ask("nonce")).status).toBe(503)
    expect(onError).toHaveBeenCalledOnce()
  })
})
