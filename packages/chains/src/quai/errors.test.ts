import { errorCodes, WalletError } from "@alidade/core"
import { makeError } from "quais"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { RpcFailure, type RpcServer, startRpcServer } from "../../test/rpc-server.js"
import { createQuaiClient, type QuaiClient } from "./client.js"
import { QuaiError, type QuaiErrorType, quaiError } from "./errors.js"

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

/** The error that the library and then our code make of a node's error. */
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

function shows(error: WalletError, type: QuaiErrorType, kind: WalletError["kind"]): void {
  expect(error).toBeInstanceOf(QuaiError)
  expect(error).toMatchObject({ type, kind, code: errorCodes[kind] })
  expect(error.toJSON().ext).toBe(type.toUpperCase().replaceAll("-", "_"))
  expect(error.message).toMatch(/^[A-Z].*[.?]$/)
  expect(error.cause).toMatchObject({ code: error.ext })
}

describe("a node's error", () => {
  test("insufficient funds [S8.35]", async () => {
    const words = "insufficient funds for gas * price + value: balance 0, tx cost 21000"
    shows(await answered("quai_sendRawTransaction", words), "insufficient-funds", "external")
  })
  test("a nonce that was used [S8.36]", async () => {
    const words = "nonce too low: address 0x00, tx: 1 state: 7"
    shows(await answered("quai_sendRawTransaction", words), "nonce-expired", "external")
  })
  test("a replacement fee that is too low [S8.37]", async () => {
    const words = "replacement transaction underpriced"
    shows(await answered("quai_sendRawTransaction", words), "replacement-underpriced", "external")
  })
  test("a transaction that is already known [S8.38]", async () => {
    const words = "already known"
    shows(await answered("quai_sendRawTransaction", words), "transaction-already-known", "external")
  })
  test("an unknown transaction [S8.39]", async () => {
    const words = "transaction not found"
    shows(await answered("quai_getTransactionByHash", words), "transaction-not-found", "external")
  })
  test("a request that the user declined [S8.40]", async () => {
    const words = "User denied transaction signature"
    shows(await answered("quai_sendTransaction", words), "action-rejected", "rejected")
  })
  test("an unsupported method [S8.41]", async () => {
    const words = "the method quai_nothing does not exist/is not available"
    shows(await answered("quai_nothing", words), "unsupported-operation", "unsupported")
  })
  test("a reverted call [S8.44]", async () => {
    shows(await answered("quai_call", "execution reverted", "0x"), "call-exception", "external")
  })
  test("an error without a useful message", async () => {
    const error = await answered("quai_gasPrice", "boom")
    expect(error).not.toBeInstanceOf(QuaiError)
    expect(error).toMatchObject({ kind: "external", cause: { code: "UNKNOWN_ERROR" } })
  })
})

describe("the library's own errors", () => {
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
  test("a provider that failed to initialize [S8.46]", () => {
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
])("%s, an error without a network name, is %s", (code, kind) => {
  const thrown = { code }
  const error = quaiError(thrown)
  expect(error).not.toBeInstanceOf(QuaiError)
  expect(error).toMatchObject({ kind, cause: thrown })
})

test("anything thrown becomes a typed error; a typed error stays unchanged", () => {
  const own = new WalletError("aborted", "Cancelled.")
  expect(quaiError(own)).toBe(own)
  for (const thrown of [null, undefined, "boom", 7, new Error("boom"), { code: {} }]) {
    expect(quaiError(thrown)).toMatchObject({ kind: "external", name: "WalletError" })
  }
})
