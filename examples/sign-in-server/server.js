import { createServer } from "node:http"
import { nodeListener } from "@alidade/sign-in/session"
import { challengeFor, stellarToml, tokenFor } from "./challenges.js"
import { sessions } from "./sessions.js"
import { port } from "./settings.js"
import { readToken } from "./tokens.js"

/** The largest body of a request, in bytes: a challenge has at most a few kB. */
const LARGEST_BODY = 16_384

const handleMessages = nodeListener(sessions.handle)

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, "http://localhost")
  // Any wallet or page may sign in with a challenge (SEP-10), so these answers are for all origins.
  if (pathname === "/.well-known/stellar.toml") return send(response, [200, stellarToml], everyone)
  if (pathname === "/auth" && request.method === "GET")
    return send(response, await challengeFor(searchParams), everyone)
  if (pathname === "/auth" && request.method === "POST")
    return send(response, await tokenFor(await readTransaction(request)), everyone)
  if (pathname.startsWith("/auth/")) return handleMessages(request, response)
  if (pathname === "/me") return send(response, await whoAsks(request))
  return send(response, [404, { error: "There is no such page." }])
}

const everyone = { "access-control-allow-origin": "*" }

/** Who has signed in: with a token, or with a cookie. */
async function whoAsks({ headers }) {
  const [, token] = headers.authorization?.match(/^Bearer (.+)$/) ?? []
  const address = token ? readToken(token) : (await sessions.readSession(headers.cookie))?.address
  return address ? [200, { address }] : [401, { error: "Sign in first." }]
}

/** The signed challenge of a form or of JSON. SEP-10 allows both. */
async function readTransaction(request) {
  let body = ""
  for await (const chunk of request) {
    body += chunk
    if (body.length > LARGEST_BODY) return ""
  }
  if (!request.headers["content-type"]?.startsWith("application/json"))
    return new URLSearchParams(body).get("transaction") ?? ""
  try {
    return String(JSON.parse(body).transaction)
  } catch {
    return ""
  }
}

function send(response, [status, body], headers = {}) {
  const isText = typeof body === "string"
  response.writeHead(status, {
    "content-type": isText ? "text/plain" : "application/json",
    "cache-control": "no-store",
    ...headers,
  })
  response.end(isText ? body : JSON.stringify(body))
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error)
    send(response, [503, { error: "Signing in isn't possible now. Try again." }])
  })
}).listen(port, "localhost")
