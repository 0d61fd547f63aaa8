import { networks } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { checkNetwork, type ServerProblem } from "./check-network.js"

const typed = {
  name: "Mine",
  passphrase: "Mine ; 2026",
  horizonUrl: "https://horizon.example/mine",
  rpcUrl: "https://rpc.example",
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

type Answer = () => Response | Promise<Response>

/** Answers as a network's servers. */
function serve(answers: { horizon?: Answer; rpc?: Answer } = {}) {
  const {
    horizon = () => json({ network_passphrase: typed.passphrase }),
    rpc = () => json({ jsonrpc: "2.0", id: 1, result: { passphrase: typed.passphrase } }),
  } = answers
  return vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (url) => (String(url).includes("horizon") ? horizon() : rpc()))
}

const check = (network = typed, signal = new AbortController().signal) =>
  checkNetwork(network, signal)

const unreachable = (): never => {
  throw new TypeError("Failed to fetch")
}

afterEach(() => void vi.restoreAllMocks())

test("asks Horizon's root and the RPC's getNetwork, and returns the network", async () => {
  const fetch = serve()
  expect(await check()).toEqual(typed)
  const [horizon, rpc] = fetch.mock.calls
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(horizon?.[0]).toBe("https://horizon.example/mine/")
  expect(rpc?.[0]).toBe("https://rpc.example")
  expect(JSON.parse(String(rpc?.[1]?.body))).toMatchObject({ method: "getNetwork" })
})

test("takes the faucet that the RPC names, if it is a usable URL and the network isn't Public", async () => {
  const named = (friendbotUrl: string, passphrase: string = typed.passphrase) =>
    serve({
      horizon: () => json({ network_passphrase: passphrase }),
      rpc: () => json({ result: { passphrase, friendbotUrl } }),
    })
  named("https://faucet.example/")
  expect(await check()).toEqual({ ...typed, friendbotUrl: "https://faucet.example" })
  named("javascript:alert(1)")
  expect(await check()).toEqual(typed)
  named("https://faucet.example", networks.Public)
  const real = { ...typed, name: "Public", passphrase: networks.Public }
  expect(await check(real)).toEqual(real)
})

test.each<[string, Parameters<typeof serve>[0], ServerProblem]>([
  [
    "Horizon reports another passphrase",
    { horizon: () => json({ network_passphrase: "Other\u202e" }) },
    { server: "Horizon", problem: "otherPassphrase", passphrase: "Other\u202e" },
  ],
  [
    "the RPC reports another passphrase",
    { rpc: () => json({ result: { passphrase: networks.Public } }) },
    { server: "RPC", problem: "otherPassphrase", passphrase: networks.Public },
  ],
  [
    "the server is no Horizon",
    { horizon: () => new Response("<!doctype html>") },
    { server: "Horizon", problem: "reportsNone" },
  ],
  [
    "the server has no such method",
    { rpc: () => json({ error: { code: -32601, message: "method not found" } }) },
    { server: "RPC", problem: "reportsNone" },
  ],
  [
    "the server answers with an error",
    { rpc: () => json({}, 404) },
    { server: "RPC", problem: "badStatus", status: 404 },
  ],
  [
    "nothing is there",
    { horizon: unreachable },
    { server: "Horizon", problem: "unreachable", origin: "https://horizon.example" },
  ],
  [
    "no answer comes in time",
    {
      rpc: () => {
        throw new DOMException("signal timed out", "TimeoutError")
      },
    },
    { server: "RPC", problem: "late", origin: "https://rpc.example" },
  ],
])("finds that %s", async (_, answers, found) => {
  serve(answers)
  await expect(check()).rejects.toMatchObject({ found })
})

test("tells a server without CORS from one that can't be reached", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, request) =>
    request?.mode === "no-cors" ? new Response() : unreachable(),
  )
  await expect(check()).rejects.toMatchObject({
    found: { server: "Horizon", problem: "noCors", origin: "https://horizon.example" },
  })
})

test("finds that the page's policy refuses an address, and what it allows", async () => {
  const blocked = (url: RequestInfo | URL): never => {
    document.dispatchEvent(
      new SecurityPolicyViolationEvent("securitypolicyviolation", {
        blockedURI: String(url),
        documentURI: location.href,
        effectiveDirective: "connect-src",
        violatedDirective: "connect-src",
        originalPolicy: "",
        disposition: "enforce",
        statusCode: 200,
      }),
    )
    return unreachable()
  }
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => blocked(url))
  const local = { ...typed, horizonUrl: "http://127.0.0.1:8000/horizon" }
  await expect(check(local)).rejects.toMatchObject({
    found: { server: "Horizon", problem: "onlyHttps", origin: "http://127.0.0.1:8000" },
  })
  await expect(check(typed)).rejects.toMatchObject({
    found: { problem: "refused", origin: new URL(typed.horizonUrl).origin },
  })
  expect(fetch.mock.calls.every(([, request]) => request?.mode !== "no-cors")).toBe(true)
})
