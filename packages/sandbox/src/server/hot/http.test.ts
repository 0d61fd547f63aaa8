import { Keypair, Networks } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { amountOf, first, paymentXdr, signerOf } from "../../../test/signing.js"
import { type Sandbox, startSandbox } from "../index.js"

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterEach(() => sandbox.close())

const id = "liD+atUtt3Cyb"

async function call(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<{ status: number; type: string | null; text: string }> {
  const reply = await fetch(`${sandbox.config.hot.relayUrl}/${path}`, {
    method,
    // The vendor's package sends this header even without a body.
    headers: { "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return {
    status: reply.status,
    type: reply.headers.get("content-type"),
    text: await reply.text(),
  }
}

const dataOf = async (reply: ReturnType<typeof call>): Promise<unknown> =>
  JSON.parse((await reply).text).data

async function turn(quirk: string, on: boolean): Promise<void> {
  await fetch(`${sandbox.config.walletsUrl}/hot/update`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ settings: { quirks: { [quirk]: on } } }),
  })
}

test("HO2 HO4: stores a request for the wallet, and its response for the app", async () => {
  expect((await call("POST", `${id}/request`, { data: "asked" })).status).toBe(200)
  expect(await dataOf(call("GET", `${id}/request`))).toBe("asked")
  expect(await dataOf(call("GET", `${id}/response`))).toBeNull()
  const response = JSON.stringify({ success: true, payload: { address: "G" } })
  expect((await call("POST", `${id}/response`, { data: response })).status).toBe(200)
  expect(await dataOf(call("GET", `${id}/response`))).toBe(response)
})

test("serves the same relay under each name of this machine", async () => {
  const { relayUrl } = sandbox.config.hot
  await call("POST", `${id}/request`, { data: "asked" })
  for (const host of ["127.0.0.1", "[::1]", "localhost"]) {
    const reply = await fetch(`${relayUrl.replace("127.0.0.1", host)}/${id}/request`)
    expect([host, reply.status, await reply.text()]).toEqual([host, 200, '{"data":"asked"}'])
  }
})

test("DELETE removes a request: it cannot be read or answered anymore", async () => {
  await call("POST", `${id}/request`, { data: "asked" })
  expect((await call("DELETE", id)).status).toBe(200)
  expect((await call("GET", `${id}/request`)).status).toBe(404)
  expect(await call("POST", `${id}/response`, { data: "late" })).toEqual({
    status: 404,
    type: "text/plain; charset=utf-8",
    text: "Unknown request: it was removed, has expired, or never existed.",
  })
  expect((await call("GET", `${id}/response`)).status).toBe(404)
  expect((await call("DELETE", id)).status).toBe(200)
})

test("allows requests and preflights from any page", async () => {
  const url = `${sandbox.config.hot.relayUrl}/${id}`
  const headers = { origin: "https://app.example", "access-control-request-method": "DELETE" }
  const preflight = await fetch(url, { method: "OPTIONS", headers })
  expect(preflight.headers.get("access-control-allow-methods")).toContain("DELETE")
  const deletion = await fetch(url, {
    method: "DELETE",
    headers: { origin: "https://app.example" },
  })
  expect(deletion.headers.get("access-control-allow-origin")).toBe("*")
})

test("lets local pages frame its widget and browser, and only the browser contain frames", async () => {
  const own = "http://localhost:* http://127.0.0.1:*"
  const { widgetUrl, browserUrl } = sandbox.config.hot
  const policies = await Promise.all(
    [widgetUrl, browserUrl].map(async (url) =>
      (await fetch(url)).headers.get("content-security-policy")?.split("; "),
    ),
  )
  expect(policies).toEqual([
    expect.arrayContaining([`frame-ancestors ${own}`, "frame-src 'none'"]),
    expect.arrayContaining([`frame-ancestors ${own}`, `frame-src ${own}`]),
  ])
})

describe("a rejected request", () => {
  test.each([
    ["an invalid id", "x/request", { data: "asked" }, 400],
    ["data that is not a string", `${id}/request`, { data: {} }, 400],
    ["nothing", `${id}/request`, null, 400],
    ["too much data", `${id}/request`, { data: "x".repeat(300_000) }, 413],
    ["a response without a request", `${id}/response`, { data: "answered" }, 404],
  ])("%s", async (_, path, body, status) => {
    const reply = await call("POST", path, body)
    expect([reply.status, reply.type]).toEqual([status, "text/plain; charset=utf-8"])
    expect(reply.text).toMatch(/^[^{<]+\.$/)
  })

  test("rejects invalid JSON and other methods", async () => {
    const url = `${sandbox.config.hot.relayUrl}/${id}/request`
    expect((await fetch(url, { method: "POST", body: "x" })).status).toBe(415)
    const headers = { "content-type": "application/json" }
    expect((await fetch(url, { method: "POST", headers, body: "{" })).status).toBe(400)
    const wrong = await fetch(url, { method: "DELETE" })
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"])
  })
})

describe("faults switched on in the wallet", () => {
  test.each([
    ["HO2-4xx", 429, /^Too many requests/],
    ["HO2-5xx", 503, /^The relay is down/],
    ["HO2-html", 502, /^<!doctype html>/],
  ])("%s: stores nothing and replies with an error", async (quirk, status, text) => {
    await turn(quirk, true)
    const reply = await call("POST", `${id}/request`, { data: "asked" })
    expect(reply.status).toBe(status)
    expect(reply.text).toMatch(text)
    expect((await call("GET", `${id}/request`)).status).toBe(404)
  })

  test.each([
    ["HO4-5xx", 503, /^The relay is down/],
    ["HO4-gone", 410, /gone/],
    ["HO4-garbage", 200, /^\{"data":"\{\\"succ$/],
    ["HO4-html", 200, /^<!doctype html>/],
  ])(
    "%s: hides the response from the app, but does not affect the wallet",
    async (quirk, status, text) => {
      await call("POST", `${id}/request`, { data: "asked" })
      await turn(quirk, true)
      expect(await dataOf(call("GET", `${id}/request`))).toBe("asked")
      await call("POST", `${id}/response`, { data: "answered" })
      const reply = await call("GET", `${id}/response`)
      expect(reply.status).toBe(status)
      expect(reply.text).toMatch(text)
      await turn(quirk, false)
      expect(await dataOf(call("GET", `${id}/response`))).toBe("answered")
    },
  )

  test("HO2-slow HO4-slow: delays the reply, until the sandbox closes", async () => {
    await turn("HO4-slow", true)
    let isAnswered = false
    const reply = call("GET", `${id}/response`).finally(() => {
      isAnswered = true
    })
    reply.catch(() => {})
    await turn("HO2-slow", true)
    expect(isAnswered).toBe(false)
    await sandbox.close()
    await reply.catch(() => {})
    expect(isAnswered).toBe(true)
  })
})

describe("HO5: a relay that forges answers", () => {
  /** Sends a request (the text from the published client) and returns the forged answer. */
  async function forged(method: string, request: object): Promise<Record<string, unknown>> {
    await turn("HO5", true)
    const hotRequest = {
      inside: false,
      origin: "https://a.example/",
      $hot: true,
      method,
      request,
      id: "1",
    }
    await call("POST", `${id}/request`, { data: toBase58(JSON.stringify(hotRequest)) })
    const response = JSON.parse(String(await dataOf(call("GET", `${id}/response`))))
    expect(response.success).toBe(true)
    return response.payload
  }

  /** The relay's own key: the last of the public test keys. */
  const own = "GBESFSJIC3NBINGDFALR5MRBKMZUTX6UEPSXGY2KNVAAY26CZ7GFBVQC"

  test("returns its own address", async () => {
    expect(await forged("stellar:getAddress", {})).toEqual({ address: own })
  })

  test("returns another transaction, signed with its own key, for the requested account", async () => {
    const request = { xdr: paymentXdr, accountToSign: first }
    const { signedTxXdr, signerAddress } = await forged("stellar:signTransaction", request)
    expect(signerAddress).toBe(first)
    expect(amountOf(signedTxXdr)).toBe("10.0000000")
    expect(signerOf(signedTxXdr, Networks.PUBLIC)).toBe(own)
  })

  test("returns a message signature that is not the account's", async () => {
    const { signedMessage } = await forged("stellar:signMessage", { message: "x" })
    const bytes = Uint8Array.from(Buffer.from(String(signedMessage), "base64"))
    expect(bytes).toHaveLength(64)
    expect(Keypair.fromPublicKey(first).verifyMessage("x", bytes)).toBe(false)
  })

  test("does not answer an unreadable request", async () => {
    await turn("HO5", true)
    await call("POST", `${id}/request`, { data: "0" })
    expect(await dataOf(call("GET", `${id}/response`))).toBeNull()
  })
})

/** Encodes ASCII text as base58. It must not begin with a zero byte. */
function toBase58(text: string): string {
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
  let rest = BigInt(`0x${Buffer.from(text).toString("hex")}`)
  let encoded = ""
  for (; rest > 0n; rest /= 58n) encoded = alphabet[Number(rest % 58n)] + encoded
  return encoded
}
