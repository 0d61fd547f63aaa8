import { expect, test } from "vitest"
import { readIntent } from "./intents/table.js"
import {
  readHello,
  readPublicKey,
  readReply,
  readSignedMessage,
  readSignedTransaction,
  request,
} from "./wire.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const hex = "0a".repeat(64)

test("AL2: a request contains its id, version 3, its intent and its parameters [S9.16]", () => {
  const intentRequest = readIntent("tx", { xdr: "AAAA", network: "testnet" })
  expect(request("id", intentRequest)).toEqual({
    __reqid: "id",
    __albedo_intent_version: 3,
    intent: "tx",
    xdr: "AAAA",
    network: "testnet",
  })
})

test("AL1: reads the protocol version in a hello", () => {
  expect(readHello({ albedo: { protocol: 3 } })).toEqual({ protocol: 3 })
  expect(readHello({ albedo: { protocol: 2 }, other: 1 })).toEqual({ protocol: 2 })
  for (const wrong of [
    null,
    undefined,
    "albedo",
    3,
    [],
    {},
    { albedo: null },
    { albedo: 3 },
    { albedo: {} },
    { albedo: { protocol: "3" } },
    { albedo: { protocol: Number.NaN } },
    { albedo: Object.create({ protocol: 3 }) },
    Object.create({ albedo: { protocol: 3 } }),
  ]) {
    expect(readHello(wrong)).toBeUndefined()
  }
})

test("AL3: recognizes a reply by its id, and keeps only the intent's own fields", () => {
  const fields = { pubkey: account, signature: hex, signed_message: `${account}:token` }
  const albedoIntentResult = { __reqid: "id", intent: "public_key", token: "t", ...fields }
  expect(readReply({ albedoIntentResult }, "id", "public_key")).toEqual({ result: fields })
  for (const wrong of [
    null,
    "id",
    {},
    { albedoIntentResult: null },
    { albedoIntentResult: "id" },
    { albedoIntentResult: fields },
    { albedoIntentResult: { ...albedoIntentResult, __reqid: "other" } },
    { albedoIntentResult: { ...albedoIntentResult, __reqid: undefined } },
    { albedoIntentResult: Object.create(albedoIntentResult) },
  ]) {
    expect(readReply(wrong, "id", "public_key")).toBeUndefined()
  }
})

test("AL3: reads a failure with any ext; the code defaults to -1", () => {
  const failed = (error: unknown) =>
    readReply({ albedoIntentResult: { __reqid: "id", error, pubkey: account } }, "id", "tx")
  for (const ext of ["why", ["why"], { why: [1] }, 0, null]) {
    expect(failed({ code: -3, message: "No.", ext })).toEqual({
      failed: { code: -3, message: "No.", ext },
    })
  }
  expect(failed({ code: -4 })).toEqual({ failed: { code: -4 } })
  expect(failed({ code: "-4", message: "x".repeat(100_000) })).toEqual({ failed: { code: -1 } })
  expect(failed("no")).toEqual({ failed: { code: -1 } })
})

test("rejects an account or a signature of another shape", () => {
  expect(readPublicKey({ pubkey: account, signature: hex })).toEqual({
    pubkey: account,
    signature: hex,
  })
  for (const wrong of [
    {},
    { pubkey: account },
    { pubkey: "me", signature: hex },
    { pubkey: [account], signature: hex },
    { pubkey: account, signature: `${hex}00` },
    { pubkey: account, signature: Buffer.from(hex, "hex").toString("base64") },
  ]) {
    expect(readPublicKey(wrong)).toBeUndefined()
  }
})

test("reads a signed message in one or both formats; the signer is signerAddress, else pubkey", () => {
  const older = { pubkey: account, message_signature: hex }
  expect(readSignedMessage(older)).toEqual({ signer: account, older: hex })
  const sep53 = "0b".repeat(64)
  expect(readSignedMessage({ ...older, signedMessage: sep53, signerAddress: other })).toEqual({
    signer: other,
    older: hex,
    sep53,
  })
  for (const wrong of [
    { pubkey: account },
    { message_signature: hex },
    { ...older, signerAddress: "me" },
    { ...older, signedMessage: Buffer.from(sep53, "hex").toString("base64") },
    { ...older, signedMessage: null },
  ]) {
    expect(readSignedMessage(wrong)).toBeUndefined()
  }
})

test("accepts a signed transaction in bounded base64 with an account as its signer", () => {
  expect(readSignedTransaction({ signed_envelope_xdr: "AAAA", pubkey: account })).toEqual({
    signedTxXdr: "AAAA",
    signerAddress: account,
  })
  for (const signed_envelope_xdr of [undefined, "", "<xdr>", "A".repeat(4_000_000), ["AAAA"]]) {
    expect(readSignedTransaction({ signed_envelope_xdr, pubkey: account })).toBeUndefined()
  }
  expect(readSignedTransaction({ signed_envelope_xdr: "AAAA" })).toBeUndefined()
})
