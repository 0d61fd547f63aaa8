import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import {
  networkWords,
  readEnvelopeType,
  readFailure,
  readNetwork,
  readPublicKey,
  readSigned,
} from "./wire.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test("RA2: Rabet's words for the two networks that it knows", () => {
  expect(networkWords).toEqual({ [networks.Public]: "mainnet", [networks.Testnet]: "testnet" })
})

test("answers are read field by field", () => {
  expect(readPublicKey({ publicKey: account, extra: 1 })).toBe(account)
  expect(readSigned({ xdr: "AAAA", extra: 1 })).toBe("AAAA")
  expect(readNetwork({ network: "TESTNET", passphrase: networks.Testnet, extra: 1 })).toEqual({
    network: "TESTNET",
    networkPassphrase: networks.Testnet,
  })
})

test("RA6: an answer without a signature is told from one that cannot be read", () => {
  expect(readSigned({ xdr: null })).toBeNull()
  expect(readSigned({})).toBeUndefined()
})

test("answers of another shape are none", () => {
  for (const other of [
    undefined,
    null,
    "text",
    7,
    [],
    {},
    Object.create({ publicKey: account, xdr: "AAAA", network: "TESTNET", passphrase: "x" }),
    { publicKey: [account], xdr: ["AAAA"], network: 1, passphrase: "x" },
    { publicKey: `${account}\n`, xdr: "<xdr>", network: "TESTNET" },
    { publicKey: "", xdr: "", network: "", passphrase: "x" },
    { publicKey: "x".repeat(2e6), xdr: "A".repeat(2e6), network: "x".repeat(2e6), passphrase: "x" },
  ]) {
    expect(readPublicKey(other)).toBeUndefined()
    expect(readSigned(other)).toBeUndefined()
    expect(readNetwork(other)).toBeUndefined()
  }
})

test("a failure is a word, and not too long a one", () => {
  expect(readFailure({ error: "user-rejected" })).toBe("user-rejected")
  for (const other of [null, "user-rejected", {}, { error: "" }, { error: {} }, { message: "x" }]) {
    expect(readFailure(other)).toBeUndefined()
  }
  expect(readFailure({ error: "x".repeat(1e6) })).toBeUndefined()
})

test("RA6: a fee bump is known by the first four bytes of its envelope, and what is no envelope is none", () => {
  const envelope = (...bytes: number[]): string =>
    Buffer.concat([Buffer.from(bytes), Buffer.alloc(8, 9)]).toString("base64")
  expect(readEnvelopeType(envelope(0, 0, 0, 5))).toBe("fee-bump")
  expect(readEnvelopeType(envelope(0, 0, 0, 2))).toBe("transaction")
  expect(readEnvelopeType(envelope(0, 0, 0, 0))).toBe("transaction")
  expect(readEnvelopeType(envelope(5, 0, 0, 2))).toBe("transaction")
  for (const none of ["", "not base64", null, undefined, 7, {}]) {
    expect(readEnvelopeType(none)).toBeUndefined()
  }
})
