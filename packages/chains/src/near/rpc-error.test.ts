import { WalletError } from "@alidade/core"
import { getErrorTypeFromErrorMessage, parseRpcError as theirParse } from "@near-js/utils"
import { describe, expect, test } from "vitest"
import { NearError, parseRpcError } from "./rpc-error.js"

/** A reply as nearcore's JSON-RPC sends it. */
const reply = (data: unknown, cause?: object): object => ({
  jsonrpc: "2.0",
  id: "dontcare",
  error: {
    name: "HANDLER_ERROR",
    code: -32000,
    message: "Server error",
    data,
    ...(cause && { cause }),
  },
})
const transaction = (error: unknown): object =>
  reply({ TxExecutionError: { InvalidTxError: error } }, { name: "INVALID_TRANSACTION", info: {} })
const action = (kind: unknown, index = 0): object => ({ ActionError: { index, kind } })
const called = (error: unknown): object => action({ FunctionCallError: error })

const key = "ed25519:GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB"
const wasm = (inside: string): string => `wasm execution failed with error: ${inside}`

describe("recognizes a node's text", () => {
  test("an account that does not exist, also in the structured error [S8.30]", () => {
    const text = "account nobody.near does not exist while viewing"
    const expected = { type: "AccountDoesNotExist", fields: { account_id: "nobody.near" } }
    expect(parseRpcError(reply(text))).toMatchObject(expected)
    expect(parseRpcError(reply("Account nobody.near doesn't exist"))).toMatchObject(expected)
    expect(getErrorTypeFromErrorMessage(text, "")).toBe(expected.type)
    const info = { requested_account_id: "nobody.near", block_height: 7, block_hash: "9x" }
    expect(parseRpcError(reply(text, { name: "UNKNOWN_ACCOUNT", info }))).toMatchObject({
      ...expected,
      fields: { account_id: "nobody.near", block_height: 7, block_hash: "9x" },
      message: "The account nobody.near does not exist.",
    })
  })

  test("an access key that does not exist [S8.31]", () => {
    const text = `access key ${key} does not exist while viewing`
    const expected = { type: "AccessKeyDoesNotExist", fields: { public_key: key } }
    expect(parseRpcError(reply(text))).toMatchObject(expected)
    expect(getErrorTypeFromErrorMessage(text, "")).toBe(expected.type)
    // Older nodes put it into the result.
    const older = { jsonrpc: "2.0", id: 1, result: { error: text, logs: [], block_height: 7 } }
    expect(parseRpcError(older)).toMatchObject(expected)
  })

  test("a contract that does not exist [S8.32]", () => {
    for (const text of [
      wasm('FunctionCallError(CompilationError(CodeDoesNotExist { account_id: "a.near" }))'),
      wasm('CompilationError(CodeDoesNotExist { account_id: AccountId("a.near") })'),
    ]) {
      expect(getErrorTypeFromErrorMessage(text, "")).toBe("CodeDoesNotExist")
      expect(parseRpcError(reply(text))).toMatchObject({
        type: "CodeDoesNotExist",
        fields: { account_id: "a.near" },
      })
    }
    const info = { contract_account_id: "a.near", block_height: 7 }
    expect(parseRpcError(reply("", { name: "NO_CONTRACT_CODE", info }))).toMatchObject({
      type: "CodeDoesNotExist",
      fields: { account_id: "a.near" },
    })
  })

  test("a method that a contract lacks, also in the structured error [S8.33]", () => {
    for (const text of [
      wasm("FunctionCallError(MethodResolveError(MethodNotFound))"),
      wasm("MethodResolveError(MethodNotFound)"),
    ]) {
      expect(getErrorTypeFromErrorMessage(text, "")).toBe("MethodNotFound")
      expect(parseRpcError(reply(text))).toMatchObject({ type: "MethodNotFound" })
    }
    expect(parseRpcError(called({ MethodResolveError: "MethodNotFound" }))).toMatchObject({
      type: "MethodNotFound",
      fields: { index: 0 },
    })
  })

  test("a nonce that is too low [S8.34]", () => {
    const text = "Transaction nonce 7 must be larger than nonce of the used access key 9"
    expect(getErrorTypeFromErrorMessage(text, "")).toBe("InvalidNonce")
    expect(parseRpcError(reply(text))).toMatchObject({
      type: "InvalidNonce",
      fields: { tx_nonce: "7", ak_nonce: "9" },
      message: "The transaction's nonce 7 must be larger than the access key's 9.",
    })
  })
})

describe("a contract error has its type, the reply's fields and a message", () => {
  test("gas exceeded [S8.47]", () => {
    const error = parseRpcError(called({ HostError: "GasExceeded" }))
    expect(error).toBeInstanceOf(NearError)
    expect(error).toBeInstanceOf(WalletError)
    expect(error).toMatchObject({ type: "GasExceeded", kind: "external", code: -2 })
    expect(error.fields).toEqual({ index: 0 })
    expect(error.message).toBe("The call used all its prepaid gas.")
    expect(error.toJSON().ext).toEqual({ reason: "GasExceeded", index: 0 })
    // The current wording of nodes.
    const today = called({ ExecutionError: "Exceeded the prepaid gas." })
    expect(parseRpcError(today)).toMatchObject({ type: "GasExceeded" })
  })

  test("balance exceeded [S8.48]", () => {
    expect(parseRpcError(called({ HostError: { BalanceExceeded: {} } }))).toMatchObject({
      type: "BalanceExceeded",
      message: "The account's balance is too low for this call.",
    })
    const today = action(
      { FunctionCallError: { ExecutionError: "Exceeded the account balance." } },
      3,
    )
    expect(parseRpcError(today)).toMatchObject({ type: "BalanceExceeded", fields: { index: 3 } })
  })

  test("invalid nonce [S8.49]", () => {
    const sent = transaction({ InvalidNonce: { ak_nonce: 9, tx_nonce: 7 } })
    expect(parseRpcError(sent)).toMatchObject({
      type: "InvalidNonce",
      fields: { ak_nonce: 9, tx_nonce: 7 },
      message: "The transaction's nonce 7 must be larger than the access key's 9.",
    })
  })

  test("access key not found [S8.50]", () => {
    const fields = { account_id: "a.near", public_key: key }
    const sent = transaction({ InvalidAccessKeyError: { AccessKeyNotFound: fields } })
    expect(parseRpcError(sent)).toMatchObject({
      type: "AccessKeyNotFound",
      fields,
      message: `The account a.near has no access key ${key}.`,
    })
  })

  test("account does not exist [S8.51]", () => {
    const sent = {
      ServerError: {
        TxExecutionError: action({ AccountDoesNotExist: { account_id: "b.near" } }, 1),
      },
    }
    expect(parseRpcError(sent)).toMatchObject({
      type: "AccountDoesNotExist",
      fields: { account_id: "b.near", index: 1 },
      message: "The account b.near does not exist.",
    })
  })

  test("expired transaction [S8.52]", () => {
    for (const sent of [transaction("Expired"), transaction({ Expired: null })]) {
      expect(parseRpcError(sent)).toMatchObject({
        type: "Expired",
        fields: {},
        message: "The transaction has expired. Create it again.",
      })
    }
  })

  test("shard congested [S8.53]", () => {
    const fields = { shard_id: 4, congestion_level: 1 }
    expect(parseRpcError(transaction({ ShardCongested: fields }))).toMatchObject({
      type: "ShardCongested",
      fields,
      message: "The shard 4 is congested (level 1). Try again later.",
    })
  })

  test("shard stuck [S8.54]", () => {
    const fields = { shard_id: 4, missed_chunks: 6 }
    expect(parseRpcError(transaction({ ShardStuck: fields }))).toMatchObject({
      type: "ShardStuck",
      fields,
      message: "The shard 4 missed 6 chunks and is recovering. Try again later.",
    })
  })
})

test("finds the same types as the ecosystem's library in structured errors", () => {
  for (const [sent, type] of [
    [
      { TxExecutionError: { InvalidTxError: { InvalidNonce: { ak_nonce: 9, tx_nonce: 7 } } } },
      "InvalidNonce",
    ],
    [action({ AccountDoesNotExist: { account_id: "b.near" } }), "AccountDoesNotExist"],
    [
      { TxExecutionError: { InvalidTxError: { ShardStuck: { shard_id: 4, missed_chunks: 6 } } } },
      "ShardStuck",
    ],
    [
      {
        TxExecutionError: {
          InvalidTxError: {
            InvalidAccessKeyError: { AccessKeyNotFound: { account_id: "a", public_key: key } },
          },
        },
      },
      "AccessKeyNotFound",
    ],
  ] as const) {
    expect(theirParse(sent).type).toBe(type)
    expect(parseRpcError(sent).type).toBe(type)
  }
})

test("a field of the reply is not mistaken for the type", () => {
  const error = parseRpcError(transaction({ ShardStuck: { reason: "none" } }))
  expect(error.ext).toEqual({ reason: "ShardStuck" })
  expect(error.fields).toEqual({ reason: "none" })
})

describe("an error without a known name", () => {
  test("is Unknown, with the node's own message", () => {
    const sent = reply("Shard is not tracked")
    expect(parseRpcError(sent)).toMatchObject({
      type: "Unknown",
      kind: "external",
      message: "The NEAR node answered: Shard is not tracked",
      cause: sent,
    })
  })

  let deep: unknown = "Expired"
  for (let depth = 0; depth < 10_000; depth++) deep = { error: deep }
  test.each([
    ["null", null],
    ["nothing", undefined],
    ["a number", 7],
    ["a list", []],
    ["an inherited name", { error: { constructor: {} } }],
    ["no name", { error: { kind: { NotEnoughBalance: { cost: "1" } } } }],
    ["a huge text", "x".repeat(1_000_000)],
    ["a deep one", deep],
  ])("is Unknown even for %s", (_, sent) => {
    const error = parseRpcError(sent)
    expect(error.type).toBe("Unknown")
    expect(error.message.length).toBeLessThan(400)
  })
})
