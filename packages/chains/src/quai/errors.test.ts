import { errorCodes, WalletError } from "@alidade/core"
import { makeError } from "quais"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { RpcFailure, type RpcServer, startRpcServer } from "../../test/rpc-server.js"
import { createQuaiClient, type QuaiClient } from "./client.js"
import { QuaiError, type QuaiReason, quaiError } from "./errors.js"

let server: RpcServer
let client: QuaiClient

beforeAll(async () => {
  server = await startRpcServer()
  client = await createQuaiClient({ url: server.url })
})
afterAll(async () => {
  client.close()
  await server.close()
})

/** What the library makes of this error of a node's, and we of that. */
async function answered(method: string, message: string, data?: unknown): Promise<WalletError> {
  server.methods[method] = () => {
    throw new RpcFailure({ code: -32000, message, ...(data !== undefined && { data }) })
  }
  const thrown = await client.provider.send(method, [{}], undefined).then(
    () => undefined,
    (error: unknown) => error,
  )
  return quaiError(thrown)
}

function shows(error: WalletError, reason: QuaiReason, kind: WalletError["kind"]): void {
  expect(error).toBeInstanceOf(QuaiError)
  expect(error).toMatchObject({ reason, kind, code: errorCodes[kind] })
  expect(error.toJSON().ext).toBe(reason.toUpperCase().replaceAll("-", "_"))
  expect(error.message).toMatch(/^[A-Z].*[.?]$/)
  expect(error.cause).toMatchObject({ code: error.ext })
}

describe("what a node answers", () => {
  test("insufficient funds [S8.35]", async () => {
    const words = "insufficient funds for gas * price + value: balance 0, tx cost 21000"
    shows(await answered("quai_sendRawTransaction", words), "insufficient-funds", "external")
  })
  test("a nonce that was used [S8.36]", async () => {
    const words = "nonce too low: address 0x00, tx: 1 state: 7"
    shows(await answered("quai_sendRawTransaction", words), "nonce-expired", "external")
  })
  test("a replacement that pays too little [S8.37]", async () => {
    const words = "replacement transaction underpriced"
    shows(await answered("quai_sendRawTransaction", words), "replacement-underpriced", "external")
  })
  test("a transaction that it has already [S8.38]", async () => {
    const words = "already known"
    shows(await answered("quai_sendRawTransaction", words), "transaction-already-known", "external")
  })
  test("a transaction that it does not know [S8.39]", async () => {
    const words = "transaction not found"
    shows(await answered("quai_getTransactionByHash", words), "transaction-not-found", "external")
  })
  test("that the person declined [S8.40]", async () => {
    const words = "User denied transaction signature"
    shows(await answered("quai_sendTransaction", words), "action-rejected", "rejected")
  })
  test("that it lacks the method [S8.41]", async () => {
    const words = "the method quai_nothing does not exist/is not available"
    shows(await answered("quai_nothing", words), "unsupported-operation", "unsupported")
  })
  test("a call that was reverted [S8.44]", async () => {
    shows(await answered("quai_call", "execution reverted", "0x"), "call-exception", "external")
  })
  test("words that say nothing: an error all the same", async () => {
    const error = await answered("quai_gasPrice", "boom")
    expect(error).not.toBeInstanceOf(QuaiError)
    expect(error).toMatchObject({ kind: "external", cause: { code: "UNKNOWN_ERROR" } })
  })
})

describe("what the library throws of itself", () => {
  test("a timeout [S8.42]", () => {
    const thrown = makeError("timeout", "TIMEOUT", { operation: "waitForTransaction", reason: "" })
    shows(quaiError(thrown), "timeout", "timeout")
  })
  test("a network error [S8.43]", () => {
    const thrown = makeError("network changed", "NETWORK_ERROR", { event: "changed" })
    shows(quaiError(thrown), "network-error", "external")
  })
  test("a transaction that was replaced [S8.45]", () => {
    const thrown = makeError("replaced", "TRANSACTION_REPLACED", {
      cancelled: true,
      reason: "cancelled",
      hash: "0x",
      replacement: {} as never,
      receipt: {} as never,
    })
    shows(quaiError(thrown), "transaction-replaced", "external")
  })
  test("a provider that failed to initialise [S8.46]", () => {
    const thrown = makeError("failed", "PROVIDER_FAILED_TO_INITIALIZE", { info: {} })
    shows(quaiError(thrown), "provider-failed-to-initialize", "external")
  })
})

test.each([
  ["INVALID_ARGUMENT", "bad-request"],
  ["MISSING_ARGUMENT", "bad-request"],
  ["UNEXPECTED_ARGUMENT", "bad-request"],
  ["BAD_DATA", "bad-reply"],
  ["CANCELLED", "aborted"],
  ["SERVER_ERROR", "external"],
  ["constructor", "external"],
])("%s, which the network has no name for, is %s", (code, kind) => {
  const thrown = { code }
  const error = quaiError(thrown)
  expect(error).not.toBeInstanceOf(QuaiError)
  expect(error).toMatchObject({ kind, cause: thrown })
})

test("whatever was thrown, a typed error comes of it; one that is stays as it is", () => {
  const own = new WalletError("aborted", "Cancelled.")
  expect(quaiError(own)).toBe(own)
  for (const thrown of [null, undefined, "boom", 7, new Error("boom"), { code: {} }]) {
    expect(quaiError(thrown)).toMatchObject({ kind: "external", name: "WalletError" })
  }
})
