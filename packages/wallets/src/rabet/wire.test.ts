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

test("RA2: maps the two networks to Rabet's words", () => {
  expect(networkWords).toEqual({ [networks.Public]: "mainnet", [networks.Testnet]: "testnet" })
})

test("reads replies field by field", () => {
  expect(readPublicKey({ publicKey: account, extra: 1 })).toBe(account)
  expect(readSigned({ xdr: "AAAA", extra: 1 })).toBe("AAAA")
  expect(readNetwork({ network: "TESTNET", passphrase: networks.Testnet, extra: 1 })).toEqual({
    network: "TESTNET",
    networkPassphrase: networks.Testnet,
  })
})

test("RA6: distinguishes a reply without a signature from an unreadable one", () => {
  expect(readSigned({ xdr: null })).toBeNull()
  expect(readSigned({})).toBeUndefined()
})

test("rejects replies of another shape", () => {
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

test("reads a failure code of limited length", () => {
  expect(readFailure({ error: "user-rejected" })).toBe("user-rejected")
  for (const other of [null, "user-rejected", {}, { error: "" }, { error: {} }, { message: "x" }]) {
    expect(readFailure(other)).toBeUndefined()
  }
  expect(readFailure({ error: "x".repeat(1e6) })).toBeUndefined()
})

test("RA6: recognizes a fee bump by the first four bytes, and rejects what is not an envelope", () => {
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
