import { expect, test } from "vitest"
import { own } from "../own.js"
import { question, type Reply, readAnswer, readFailure, type Type } from "./wire.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const signature = Buffer.alloc(64, 7).toString("base64")
const passphrase = "Test SDF Network ; September 2015"

function reply(fields: object): Reply {
  return { source: "FREIGHTER_EXTERNAL_MSG_RESPONSE", messagedId: 1, ...fields }
}

test("FR1: a request contains its source, its type and a unique id", () => {
  const { message } = question("REQUEST_ACCESS", {})
  expect(message).toEqual({
    source: "FREIGHTER_EXTERNAL_MSG_REQUEST",
    messageId: expect.any(Number),
    type: "REQUEST_ACCESS",
  })
  expect(question("REQUEST_ACCESS", {}).message).not.toEqual(message)
})

test("FR2: recognizes a reply by its source and by the id in `messagedId`", () => {
  const { message, isReply, answers } = question("REQUEST_ACCESS", {})
  const messageId = own(message, "messageId")
  const source = "FREIGHTER_EXTERNAL_MSG_RESPONSE"
  expect(isReply({ source, messagedId: messageId })).toBe(true)
  expect(answers({ source, messagedId: messageId })).toBe(true)
  expect(answers({ source, messagedId: String(messageId) })).toBe(false)
  expect(answers({ source, messagedId: 0 })).toBe(false)
  for (const other of [
    message,
    { source, messageId },
    { source: "LOBSTR_EXTERNAL_MSG_RESPONSE", messagedId: messageId },
    { messagedId: messageId },
    [source, messageId],
    Object.create({ source, messagedId: messageId }),
    source,
    messageId,
    null,
    undefined,
  ]) {
    expect(isReply(other)).toBe(false)
  }
})

test("FR3: reads the three shapes of a failure", () => {
  const apiError = { code: -4, message: "The user rejected this request.", ext: ["why"] }
  const failure = { shape: "api", error: apiError }
  expect(readFailure(reply({ apiError, error: apiError.message }))).toEqual(failure)
  expect(readFailure(reply({ apiError }))).toEqual(failure)
  expect(readFailure(reply({ error: "Unable to send message to extension" }))).toEqual({
    shape: "lost",
  })
  expect(readFailure(reply({ error: "Something else" }))).toEqual({
    shape: "text",
    error: "Something else",
  })
})

test("FR3: ignores malformed failures and drops overlong messages", () => {
  const long = "x".repeat(100_000)
  expect(readFailure(reply({}))).toBeUndefined()
  for (const error of ["", null, undefined, 0, {}, long]) {
    expect(readFailure(reply({ error }))).toBeUndefined()
  }
  for (const apiError of [null, "text", {}, { code: "-4" }, { code: Number.NaN }, []]) {
    expect(readFailure(reply({ apiError }))).toBeUndefined()
  }
  expect(readFailure(reply({ apiError: { code: -1, message: long } }))).toEqual({
    shape: "api",
    error: { code: -1 },
  })
})

test("reads only the known fields of an answer", () => {
  const junk = { extra: 1, network: "other", sorobanRpcUrl: "x" }
  const cases: [Type, object, object][] = [
    ["REQUEST_CONNECTION_STATUS", { isConnected: true }, { isConnected: true }],
    ["REQUEST_ACCESS", { publicKey: account }, { publicKey: account }],
    ["REQUEST_PUBLIC_KEY", { publicKey: account }, { publicKey: account }],
    [
      "REQUEST_NETWORK_DETAILS",
      {
        networkDetails: {
          network: "TESTNET",
          networkName: "Test Net",
          networkUrl: "https://horizon.example",
          networkPassphrase: passphrase,
          sorobanRpcUrl: "http://internal",
        },
      },
      { network: "TESTNET", networkPassphrase: passphrase },
    ],
    [
      "SUBMIT_TRANSACTION",
      { signedTransaction: "AAAA", signerAddress: account },
      { signedTransaction: "AAAA", signerAddress: account },
    ],
    ["SUBMIT_TRANSACTION", { signedTransaction: "AAAA" }, { signedTransaction: "AAAA" }],
    [
      "SUBMIT_BLOB",
      { signedBlob: signature, signerAddress: account },
      { signedBlob: signature, signerAddress: account },
    ],
    // FO2: a Buffer in JSON.
    ["SUBMIT_BLOB", { signedBlob: Buffer.alloc(64, 7).toJSON() }, { signedBlob: signature }],
    ["SUBMIT_AUTH_ENTRY", { signedAuthEntry: signature }, { signedAuthEntry: signature }],
  ]
  for (const [type, fields, answer] of cases) {
    expect(readAnswer(type, reply({ ...junk, ...fields })), type).toEqual(answer)
  }
})

test("FR4: accepts an empty key, which means locked or not granted", () => {
  expect(readAnswer("REQUEST_PUBLIC_KEY", reply({ publicKey: "" }))).toEqual({ publicKey: "" })
})

test("rejects answers of another shape", () => {
  const buffer = Buffer.alloc(64, 7)
  const cases: [Type, object][] = [
    ["REQUEST_CONNECTION_STATUS", {}],
    ["REQUEST_CONNECTION_STATUS", { isConnected: false }],
    ["REQUEST_CONNECTION_STATUS", { isConnected: "true" }],
    ["REQUEST_ACCESS", {}],
    ["REQUEST_ACCESS", { publicKey: null }],
    ["REQUEST_PUBLIC_KEY", { publicKey: `${account}<script>` }],
    ["REQUEST_PUBLIC_KEY", { publicKey: [account] }],
    ["REQUEST_NETWORK_DETAILS", { networkDetails: null }],
    ["REQUEST_NETWORK_DETAILS", { networkDetails: { network: "TESTNET" } }],
    ["REQUEST_NETWORK_DETAILS", { networkDetails: { network: "", networkPassphrase: passphrase } }],
    [
      "REQUEST_NETWORK_DETAILS",
      { networkDetails: { network: "x".repeat(10_000), networkPassphrase: passphrase } },
    ],
    ["SUBMIT_TRANSACTION", { signedTransaction: "" }],
    ["SUBMIT_TRANSACTION", { signedTransaction: "<xdr>" }],
    ["SUBMIT_TRANSACTION", { signedTransaction: "A".repeat(4_000_000) }],
    ["SUBMIT_TRANSACTION", { signedTransaction: "AAAA", signerAddress: "someone" }],
    ["SUBMIT_TRANSACTION", { signedTransaction: "AAAA", signerAddress: null }],
    ["SUBMIT_BLOB", { signedBlob: buffer.subarray(1).toJSON() }],
    ["SUBMIT_BLOB", { signedBlob: { type: "Buffer", data: "7".repeat(64) } }],
    ["SUBMIT_BLOB", { signedBlob: new Uint8Array(buffer) }],
    ["SUBMIT_BLOB", { signedBlob: buffer.toString("hex").slice(1) }],
    ["SUBMIT_AUTH_ENTRY", { signedAuthEntry: buffer.toString("hex") }],
    ["SUBMIT_BLOB", { signedBlob: buffer.subarray(1).toString("base64") }],
    ["SUBMIT_AUTH_ENTRY", { signedAuthEntry: null }],
    ["SUBMIT_AUTH_ENTRY", { signedAuthEntry: buffer.toJSON() }],
  ]
  for (const [type, fields] of cases) {
    expect(readAnswer(type, reply(fields)), `${type} ${Object.keys(fields)}`).toBeUndefined()
  }
})
