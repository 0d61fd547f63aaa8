import { StrKey } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { readNewSigner } from "./new-signer.js"

const account = StrKey.encodeEd25519PublicKey(Buffer.alloc(32, 7))
const hex = "ab".repeat(32)

test("reads a key, and a hash in hex as the SDK encodes it", () => {
  expect(readNewSigner("account", ` ${account} `)).toBe(account)
  expect(readNewSigner("hash", hex)).toBe(StrKey.encodeSha256Hash(Buffer.from(hex, "hex")))
  expect(readNewSigner("transaction", hex.toUpperCase())).toBe(
    StrKey.encodePreAuthTx(Buffer.from(hex, "hex")),
  )
  expect(readNewSigner("hash", readNewSigner("hash", hex) ?? "")).toMatch(/^X/)
})

test("refuses what is of another kind, or damaged", () => {
  expect(readNewSigner("account", hex)).toBeUndefined()
  expect(readNewSigner("hash", account)).toBeUndefined()
  expect(readNewSigner("account", `${account.slice(0, -1)}A`)).toBeUndefined()
})
