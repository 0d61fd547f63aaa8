import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createKit, networks } from "@alidade/core"
import { Networks } from "@stellar/stellar-sdk"
import { describe, expect, onTestFinished, test } from "vitest"
import { stranger, user } from "../../test/challenge.js"
import { messageKit } from "../../test/message.js"
import { signInWithMessage } from "../index.js"
import { createNonce, memoryNonces, verifyMessage } from "../server/index.js"

/** A server on this machine. `nonce` and `answer` replace what a correct one sends. */
async function serve(faults: { nonce?: string; answer?: string; status?: number } = {}) {
  const nonces = memoryNonces()
  const asked: string[] = []
  const listener = createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += chunk
    asked.push(`${request.method} ${request.url} ${request.headers["content-type"]}`)
    const send = (text: string) => response.writeHead(faults.status ?? 200).end(text)
    if (request.url === "/auth/nonce")
      return send(faults.nonce ?? JSON.stringify(await createNonce({ nonces })))
    const { message, signature } = JSON.parse(body)
    const networkPassphrase = Networks.TESTNET
    const domain = "example.org"
    const result = await verifyMessage({ message, signature, domain, networkPassphrase, nonces })
    send(faults.answer ?? JSON.stringify(result))
  })
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void listener.close())
  const { port } = listener.address() as AddressInfo
  return { server: `http://127.0.0.1:${port}/auth`, asked }
}

const page = "https://example.org/account?from=menu#top"

describe("signInWithMessage", () => {
  test("has the wallet sign a message with the server's nonce and times, and posts it", async () => {
    const { server, asked } = await serve()
    const { kit, signMessage } = await messageKit()
    const { answer, message } = await signInWithMessage({
      ...{ kit, server, page },
      statement: "Sign in to vote.",
    })
    expect(answer).toMatchObject({
      ...{ verified: true, domain: "example.org", uri: "https://example.org/account" },
      ...{ address: user.publicKey(), statement: "Sign in to vote." },
    })
    expect(answer).toMatchObject(message)
    expect(asked).toEqual([
      "POST /auth/nonce application/json",
      "POST /auth/verify application/json",
    ])
    expect(signMessage).toHaveBeenCalledOnce()
  })

  test.each([
    ["the nonce has a line break", { nonce: `{"nonce":"12345678\\n","issued":1,"expires":2}` }],
    ["the nonce is missing", { nonce: `{"issued":1,"expires":2}` }],
    ["a time is a text", { nonce: `{"nonce":"12345678","issued":"1","expires":2}` }],
    ["it has ended before it began", { nonce: `{"nonce":"12345678","issued":2,"expires":2}` }],
    ["the answer is no JSON", { nonce: "<html>" }],
    ["the answer is null", { nonce: "null" }],
    ["the server failed without a word", { nonce: "{}", status: 500 }],
  ])("does not ask the wallet if %s", async (_, faults) => {
    const { server } = await serve(faults)
    const { kit, signMessage } = await messageKit()
    await expect(signInWithMessage({ kit, server, page })).rejects.toMatchObject({
      kind: "external",
      reason: { key: "signInUnusable" },
    })
    expect(signMessage).not.toHaveBeenCalled()
  })

  test.each([
    [
      "the server's address is not encrypted",
      { server: "http://example.org/auth" },
      "signInAddress",
    ],
    [
      "the server's address is relative to no page",
      { server: "/auth", page: "nowhere" },
      "signInAddress",
    ],
    ["there is no page", { page: undefined }, "signInNoPage"],
    ["the statement imitates a line", { statement: "Nonce: 1" }, "badMessage"],
  ])("is a bad request if %s", async (_, options, key) => {
    const { server } = await serve()
    const { kit, signMessage } = await messageKit()
    const given = { kit, server, page, ...options } as Parameters<typeof signInWithMessage>[0]
    await expect(signInWithMessage(given)).rejects.toMatchObject({
      kind: "bad-request",
      reason: { key },
    })
    expect(signMessage).not.toHaveBeenCalled()
  })

  test("needs a connected wallet", async () => {
    const kit = createKit({ network: networks.Testnet, storage: null, wallets: [] })
    onTestFinished(() => kit.destroy())
    await expect(
      signInWithMessage({ kit, server: "https://example.org/auth", page }),
    ).rejects.toMatchObject({ reason: { key: "signInNoAccount" } })
  })

  test("passes on the server's own words, and ends with its signal", async () => {
    const { server } = await serve({ nonce: `{"error":"Too many."}`, status: 429 })
    const { kit } = await messageKit(stranger)
    await expect(signInWithMessage({ kit, server, page })).rejects.toMatchObject({
      reason: { key: "signInRefused", values: { answer: { quote: "Too many." } } },
    })
    const signal = AbortSignal.abort()
    await expect(signInWithMessage({ kit, server, page, signal })).rejects.toMatchObject({
      kind: "aborted",
    })
  })
})
