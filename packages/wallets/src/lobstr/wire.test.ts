import { expect, test } from "vitest"
import { own } from "../own.js"
import { question, type Type } from "./question.js"
import { readAnswer, readFailure } from "./wire.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const bytes = Buffer.alloc(64, 7)
const base64 = bytes.toString("base64")

function reply(fields: object) {
  return { source: "LOBSTR_EXTERNAL_MSG_RESPONSE", messagedId: 1, ...fields }
}

test("a request contains LOBSTR's source, its type, a unique id and version 1", () => {
  const { message } = question("REQUEST_ACCESS", {})
  expect(message).toEqual({
    source: "LOBSTR_EXTERNAL_MSG_REQUEST",
    messageId: expect.any(Number),
    type: "REQUEST_ACCESS",
    version: 1,
  })
  expect(question("REQUEST_ACCESS", {}).message).not.toEqual(message)
  expect(
    question("SIGN", { dataToSign: "hello", signType: "message", connectionKey: "k" }).message,
  ).toMatchObject({ version: 1, dataToSign: "hello", signType: "message", connectionKey: "k" })
})

test("LO1: a transaction request has no version", () => {
  const { message } = question("SUBMIT_TRANSACTION", { transactionXdr: "AAAA", walletRef: "r" })
  expect(message).toMatchObject({
    type: "SUBMIT_TRANSACTION",
    transactionXdr: "AAAA",
    walletRef: "r",
  })
  expect(message).not.toHaveProperty("version")
})

test("recognizes a reply by its source and by the id in `messagedId`", () => {
  const { message, isReply, answers } = question("REQUEST_ACCESS", {})
  const messagedId = own(message, "messageId")
  const source = "LOBSTR_EXTERNAL_MSG_RESPONSE"
  expect(isReply({ source, messagedId })).toBe(true)
  expect(answers({ source, messagedId })).toBe(true)
  expect(answers({ source, messagedId: String(messagedId) })).toBe(false)
  for (const other of [
    message,
    { source: "FREIGHTER_EXTERNAL_MSG_RESPONSE", messagedId },
    { source, messageId: messagedId },
    Object.create({ source, messagedId }),
    [source],
    source,
    null,
    undefined,
  ]) {
    expect(isReply(other)).toBe(false)
  }
})

test("LO1: any reply with the field `error` is a failure", () => {
  expect(readFailure(reply({ error: "Sign failed" }))).toBe("Sign failed")
  for (const error of ["", null, {}, 7, "x".repeat(1e6)]) {
    expect(readFailure(reply({ error }))).toBe("")
  }
  expect(readFailure(reply({ signedTransaction: "AAAA" }))).toBeUndefined()
})

test("reads answers field by field, with signatures in base64 or hex (LO5) and either secret name (LO6)", () => {
  const cases: [Type, object, object][] = [
    ["REQUEST_CONNECTION_STATUS", { isConnected: true }, { isConnected: true }],
    [
      "REQUEST_ACCESS",
      { publicKey: account, connectionKey: "k" },
      { publicKey: account, reference: { connectionKey: "k" } },
    ],
    [
      "REQUEST_ACCESS",
      { publicKey: account, walletRef: "r" },
      { publicKey: account, reference: { walletRef: "r" } },
    ],
    ["SUBMIT_TRANSACTION", { signedTransaction: "AAAA" }, { signedTxXdr: "AAAA" }],
    [
      "SIGN",
      { signedData: base64, signerAddress: account },
      { signedMessage: base64, signerAddress: account },
    ],
    ["SIGN", { signedData: bytes.toString("hex") }, { signedMessage: base64 }],
  ]
  for (const [type, fields, answer] of cases) {
    expect(readAnswer(type, reply({ extra: 1, ...fields })), type).toEqual(answer)
  }
})

test("rejects answers of another shape", () => {
  const cases: [Type, object][] = [
    ["REQUEST_CONNECTION_STATUS", {}],
    ["REQUEST_CONNECTION_STATUS", { isConnected: "true" }],
    ["REQUEST_ACCESS", { publicKey: account }],
    ["REQUEST_ACCESS", { connectionKey: "k" }],
    ["REQUEST_ACCESS", { publicKey: "someone", connectionKey: "k" }],
    ["REQUEST_ACCESS", { publicKey: account, connectionKey: "" }],
    ["REQUEST_ACCESS", { publicKey: account, connectionKey: "k".repeat(2_000) }],
    ["REQUEST_ACCESS", { publicKey: account, walletRef: { k: 1 } }],
    ["SUBMIT_TRANSACTION", { signedTransaction: "" }],
    ["SUBMIT_TRANSACTION", { signedTransaction: "<xdr>" }],
    ["SUBMIT_TRANSACTION", { signedTransaction: "A".repeat(4_000_000) }],
    ["SIGN", { signedData: null }],
    ["SIGN", { signedData: bytes.toJSON() }],
    ["SIGN", { signedData: base64, signerAddress: "someone" }],
    ["SIGN", { signedData: base64, signerAddress: null }],
  ]
  for (const [type, fields] of cases) {
    expect(readAnswer(type, reply(fields)), `${type} ${Object.keys(fields)}`).toBeUndefined()
  }
})
