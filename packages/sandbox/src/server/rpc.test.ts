import { hash, rpc } from "@stellar/stellar-sdk"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { SandboxNetwork } from "../config.js"
import { type Sandbox, startSandbox } from "./index.js"

let sandbox: Sandbox
let network: SandboxNetwork

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks[0]!
})
afterAll(() => sandbox.close())

describe("the Stellar SDK's client", () => {
  const client = () => new rpc.Server(network.rpcUrl, { allowHttp: true })

  test("reports a healthy network with its passphrase and faucet", async () => {
    const health = await client().getHealth()
    expect(health).toMatchObject({ status: "healthy", latestLedger: 1, oldestLedger: 1 })
    expect(await client().getNetwork()).toEqual({
      passphrase: network.passphrase,
      friendbotUrl: network.friendbotUrl,
      protocolVersion: 28,
    })
  })

  test("reads the latest ledger, whose header hashes to its id", async () => {
    const latest = await client().getLatestLedger()
    expect(latest.headerXdr.ledgerSeq).toBe(latest.sequence)
    expect(Buffer.from(hash(latest.headerXdr.toXdr())).toString("hex")).toBe(latest.id)
    expect(latest.closeTime).toBe(String(latest.headerXdr.scpValue.closeTime))
    expect(latest.metadataXdr.type).toBe("v2")
  })
})

describe("JSON-RPC 2.0", () => {
  const post = async (body: string, contentType = "application/json; charset=utf-8") => {
    const headers = { "content-type": contentType }
    const reply = await fetch(network.rpcUrl, { method: "POST", headers, body })
    const text = await reply.text()
    return { status: reply.status, body: text && JSON.parse(text) }
  }
  const call = (fields: object) =>
    JSON.stringify({ jsonrpc: "2.0", id: 7, method: "getHealth", ...fields })

  test("a reply has the id of its call: a number, a string, or null", async () => {
    for (const id of [7, "seven", null]) {
      const { status, body } = await post(call({ id }))
      expect([status, body.jsonrpc, body.id, body.result.status]).toEqual([
        200,
        "2.0",
        id,
        "healthy",
      ])
    }
  })

  test.each([
    ["an unknown method", call({ method: "getMoney" }), -32601],
    ["a method named after an object property", call({ method: "constructor" }), -32601],
    ["a method that is not a string", call({ method: { toString: null } }), -32601],
    ["no method", call({ method: undefined }), -32601],
    ["broken JSON", "{", -32700],
    ["an empty body", "", -32700],
    ["another version", call({ jsonrpc: "1.0" }), -32600],
    ["an id that is an object", call({ id: {} }), -32600],
    ["a call that is not an object", "42", -32600],
    ["null", "null", -32600],
    ["a list of calls", `[${call({})}]`, -32600],
    ["parameters in a list", call({ params: [] }), -32602],
    ["parameters in a string", call({ params: "x" }), -32602],
  ])("%s gets its error code", async (_, body, code) => {
    const reply = await post(body)
    expect([reply.status, reply.body.error?.code]).toEqual([200, code])
    expect(typeof reply.body.error.message).toBe("string")
  })

  test.each([
    ["a method", call({ method: "getMoney" }), 'does not have the method "getMoney".'],
    [
      "XDR as JSON",
      call({ method: "getTransaction", params: { hash: "0".repeat(64), xdrFormat: "json" } }),
      'does not offer xdrFormat "json". Leave it out, and read base64.',
    ],
  ])("says in words that the local network lacks %s", async (_, body, words) => {
    const reply = await post(body)
    expect(reply.body.error.message).toBe(`The local network ${words}`)
  })

  test("rejects anything but JSON with 415", async () => {
    expect((await post(call({}), "text/plain")).status).toBe(415)
  })
})
