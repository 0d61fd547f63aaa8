import { expect, test } from "vitest"
import { isAccount, isBase64, isSignature, isText, readSignature } from "./values.js"

test("isText() accepts a bounded, non-empty string", () => {
  expect(isText("abc", 3)).toBe(true)
  expect(isText("abcd", 3)).toBe(false)
  expect(isText("", 3)).toBe(false)
  expect(isText(["a"], 3)).toBe(false)
})

test("isBase64() accepts bounded, padded base64 in the standard alphabet", () => {
  expect(isBase64("AAAA", 8)).toBe(true)
  expect(isBase64("AA==", 8)).toBe(true)
  for (const wrong of [
    "AAA",
    "AA-_",
    "A===",
    "AAAA\n",
    " AAAA",
    "=",
    "",
    "AAAAAAAAAAAA",
    4,
    null,
  ]) {
    expect(isBase64(wrong, 8), String(wrong)).toBe(false)
  }
})

test("isSignature() accepts only a base64 string of exactly 64 bytes", () => {
  const bytes = new Uint8Array(64).fill(0xff)
  expect(isSignature(Buffer.from(bytes).toString("base64"))).toBe(true)
  for (const wrong of [
    bytes,
    Buffer.from(bytes).toJSON(),
    Buffer.from(bytes).toString("hex"),
    Buffer.from(bytes).toString("base64url"),
    Buffer.from(bytes.slice(1)).toString("base64"),
    Buffer.alloc(65).toString("base64"),
    "",
    null,
  ]) {
    expect(isSignature(wrong), String(wrong)).toBe(false)
  }
})

test("readSignature() reads no text out of an object", () => {
  const text = Buffer.alloc(64).toString("base64").slice(0, -2)
  for (const wrong of [{ toString: () => text }, { toString: 1 }, [text], Symbol("text"), null])
    expect(readSignature(wrong)).toBeUndefined()
})

test("isAccount() accepts G and 55 more base32 characters", () => {
  const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
  expect(isAccount(account)).toBe(true)
  for (const wrong of [
    `${account}A`,
    account.slice(1),
    account.toLowerCase(),
    "",
    null,
    [account],
  ]) {
    expect(isAccount(wrong)).toBe(false)
  }
})
const bytes = Buffer.from(Array.from({ length: 64 }, (_, index) => 4 * index))

test("readSignature() returns base64 for 64 bytes in base64 or hex", () => {
  const base64 = bytes.toString("base64")
  expect(readSignature(base64)).toBe(base64)
  expect(readSignature(bytes.toString("hex"))).toBe(base64)
  expect(readSignature(bytes.toString("hex").toUpperCase())).toBe(base64)
})

test("readSignature() returns undefined for anything else", () => {
  for (const other of [
    "",
    null,
    undefined,
    64,
    bytes,
    bytes.toJSON(),
    bytes.subarray(1).toString("base64"),
    bytes.subarray(1).toString("hex"),
    `0x${bytes.toString("hex")}`,
    `${bytes.toString("hex")}\n`,
    [bytes.toString("hex")],
  ]) {
    expect(readSignature(other)).toBeUndefined()
  }
})
