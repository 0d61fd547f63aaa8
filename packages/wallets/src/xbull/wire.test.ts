import { expect, test } from "vitest"
import { readAnswer, readPageMessage, readSession, type Type } from "./wire.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const signature = Buffer.alloc(64, 7).toString("base64")
const box = { message: "8s4/d3uaONqp5UiHQloVhw==", oneTimeCode: "AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD" }
const publicKey = "zo060cy2M+x7cMF4FKXHbs0CloUFDTRHRboFhw5YfVk="

test("XP2: the first message has a box and the wallet's 32-byte key", () => {
  const type = "XBULL_INITIAL_RESPONSE"
  expect(readPageMessage({ type, ...box, publicKey, other: 1 })).toEqual({ type, box, publicKey })
  for (const wrong of [
    { type, ...box },
    { type, publicKey },
    { type, ...box, publicKey: "AAAA" },
    { type, ...box, publicKey: signature },
    { type, ...box, publicKey: [publicKey] },
    { type, ...box, publicKey, message: "<box>" },
    { type, ...box, publicKey, message: "A".repeat(4_000_000) },
    { type, ...box, publicKey, oneTimeCode: "A".repeat(36) },
    Object.create({ type, ...box, publicKey }),
  ]) {
    expect(readPageMessage(wrong)).toBeUndefined()
  }
})

test("XP4: a reply has a box, and a rejection has none", () => {
  for (const requestType of [
    "XBULL_CONNECT",
    "XBULL_SIGN",
    "XBULL_SIGN_MESSAGE",
  ] satisfies Type[]) {
    const type = `${requestType}_RESPONSE`
    expect(readPageMessage({ type, ...box, publicKey, success: true })).toEqual({ type, box })
    expect(readPageMessage({ type, success: false })).toEqual({ type })
    expect(readPageMessage({ type, ...box, success: false })).toEqual({ type })
    for (const success of [undefined, null, 0, 1, "true"]) {
      expect(readPageMessage({ type, ...box, success })).toBeUndefined()
    }
    expect(readPageMessage({ type, success: true })).toBeUndefined()
    expect(readPageMessage({ type: requestType, ...box, success: true })).toBeUndefined()
  }
})

test("ignores anything else that is posted", () => {
  for (const none of [null, undefined, "XBULL_INITIAL_RESPONSE", 7, [], {}, { type: null }]) {
    expect(readPageMessage(none)).toBeUndefined()
  }
  expect(readPageMessage({ type: "XBULL_INJECTED", returnFromCS: true })).toBeUndefined()
})

test("XP2: a box names the page's session or none", () => {
  expect(readSession('{"providedSession":"+/v7","walletSession":"BQ=="}')).toBe("+/v7")
  for (const none of ["", "+/v7", "null", "[]", "{}", '{"__proto__":{"providedSession":"+/v7"}}']) {
    expect(readSession(none)).toBeUndefined()
  }
})

test("reads replies field by field, and rejects another shape", () => {
  const cases: [Type, object, object][] = [
    ["XBULL_CONNECT", { publicKey: account, other: 1 }, { publicKey: account }],
    ["XBULL_SIGN", { xdr: "AAAA", other: 1 }, { xdr: "AAAA" }],
    [
      "XBULL_SIGN_MESSAGE",
      { message: "m", fullMessage: "f", signedMessage: signature, signerAddress: account },
      { signedMessage: signature, signerAddress: account },
    ],
  ]
  for (const [type, answer, read] of cases) {
    expect(readAnswer(type, JSON.stringify(answer))).toEqual(read)
  }
  const wrong: [Type, unknown][] = [
    ["XBULL_CONNECT", { publicKey: "me" }],
    ["XBULL_CONNECT", null],
    ["XBULL_SIGN", { xdr: "<xdr>" }],
    ["XBULL_SIGN", { xdr: "A".repeat(4_000_000) }],
    ["XBULL_SIGN", "AAAA"],
    ["XBULL_SIGN_MESSAGE", { signedMessage: signature }],
    ["XBULL_SIGN_MESSAGE", { signedMessage: "AAAA", signerAddress: account }],
  ]
  for (const [type, answer] of wrong) {
    expect(readAnswer(type, JSON.stringify(answer))).toBeUndefined()
  }
  expect(readAnswer("XBULL_CONNECT", "not json")).toBeUndefined()
})
