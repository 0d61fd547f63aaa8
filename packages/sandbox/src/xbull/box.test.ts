import nacl from "tweetnacl"
import { describe, expect, test } from "vitest"
import { base64Of } from "../wallet/bytes.js"
import { close, fromBase64, keyPair, open } from "./box.js"

/** Published boxes on which two NaCl libraries agree. */
const bytes = (value: number, length: number): Uint8Array => new Uint8Array(length).fill(value)
const page = nacl.box.keyPair.fromSecretKey(bytes(1, 32))
const wallet = nacl.box.keyPair.fromSecretKey(bytes(2, 32))
const nonce = bytes(3, 24)
const oneTimeCode = "AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD"

const sessions = {
  providedSession: "+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7",
  walletSession: "BQUFBQUFBQUFBQUFBQUFBQ==",
}
const fromWallet =
  "iaiRgT1fcY9F4sU/h4ZIVJgJD31EYFPKQWR1EgnZqZSkeJqXQzt80310xXFZSgwEObWygynH15hwGjMoN/BY0ju1otQVbGzkRz7jlmwbuF5Hj3OdtKizJgKkFji1ArbIznPXydBpQKFfLn9bf3soE4E="
const fromPage =
  "8s4/d3uaONqp5UiHQloVh5gJHG5FRF/fUWVVAyrfopejOevQETYwkCQu1mpQBhtdQP+1wWeb1fwyUis9JqtckHXn"

const atWallet = { theirPublicKey: page.publicKey, mySecretKey: wallet.secretKey }
const atPage = { theirPublicKey: wallet.publicKey, mySecretKey: page.secretKey }

describe("XP2 XP3: boxes", () => {
  test("closes the published box in the wallet and opens it in the page", () => {
    expect(base64Of(page.publicKey)).toBe("pOCSkrZRwni5dyxWn1+puxPZBrRqtoyd+dwrRAn4ogk=")
    expect(base64Of(wallet.publicKey)).toBe("zo060cy2M+x7cMF4FKXHbs0CloUFDTRHRboFhw5YfVk=")
    const boxed = close(sessions, atWallet, nonce)
    expect(boxed).toEqual({ message: fromWallet, oneTimeCode })
    expect(open(boxed, atPage)).toEqual(sessions)
  })

  test("opens the page's published box in the wallet", () => {
    expect(open({ message: fromPage, oneTimeCode }, atWallet)).toEqual({
      canRequestPublicKey: true,
      canRequestSign: true,
    })
  })

  test("closes each box with its own nonce", () => {
    const [first, second] = [close({}, atWallet), close({}, atWallet)]
    expect(first.oneTimeCode).not.toBe(second.oneTimeCode)
    expect(open(second, atPage)).toEqual({})
  })

  test.each([
    [
      "for another key",
      { message: fromPage, oneTimeCode },
      { ...atWallet, theirPublicKey: keyPair().publicKey },
    ],
    ["that was changed", { message: `B${fromPage.slice(1)}`, oneTimeCode }, atWallet],
    ["with another nonce", { message: fromPage, oneTimeCode: base64Of(bytes(4, 24)) }, atWallet],
    ["with a short nonce", { message: fromPage, oneTimeCode: "AwMD" }, atWallet],
    ["with invalid base64", { message: "é", oneTimeCode }, atWallet],
    ["that is empty", { message: "", oneTimeCode }, atWallet],
  ])("does not open a box %s", (_, boxed, keys) => {
    expect(open(boxed, keys)).toBeUndefined()
  })

  test("treats a box without JSON like one that does not open", () => {
    const box = nacl.box(bytes(255, 8), nonce, page.publicKey, wallet.secretKey)
    expect(open({ message: base64Of(box), oneTimeCode }, atPage)).toBeUndefined()
  })
})

test("encodes standard padded base64, and returns null for invalid texts", () => {
  expect(base64Of(bytes(251, 4))).toBe("+/v7+w==")
  expect(fromBase64("+/v7+w==")).toEqual(bytes(251, 4))
  expect(fromBase64("-_v7")).toBeNull()
})
