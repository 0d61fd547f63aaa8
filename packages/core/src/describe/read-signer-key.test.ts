import { StrKey } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { encodeStrkey } from "../encoding/strkey.js"
import { signerKeyOf } from "./decode-transaction.js"
import { readSignerKey } from "./read-signer-key.js"

const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7))

/** The strkey of a signed payload of this length. */
function payload(length: number): string {
  const padded = Buffer.alloc(36 + Math.ceil(length / 4) * 4)
  bytes.copy(padded)
  padded.writeUInt32BE(length, 32)
  padded.fill(9, 36, 36 + length)
  return encodeStrkey(15 << 3, padded)
}

test("reads a signer's strkey of every kind, as the Stellar SDK writes it", () => {
  const kinds = [
    ["ed25519", StrKey.encodeEd25519PublicKey(bytes)],
    ["preAuthTx", StrKey.encodePreAuthTx(bytes)],
    ["hashX", StrKey.encodeSha256Hash(bytes)],
    ...[1, 4, 29, 32, 64].map((length) => ["ed25519SignedPayload", payload(length)]),
  ] as const
  for (const [type, key] of kinds) {
    const signer = readSignerKey(String(key))
    expect(signer, key).toMatchObject({ type })
    expect(signer && signerKeyOf(signer)).toBe(key)
  }
})

test("reads nothing else", () => {
  const good = StrKey.encodeSha256Hash(bytes)
  const short = encodeStrkey(23 << 3, bytes.subarray(1))
  const long = encodeStrkey(19 << 3, Buffer.concat([bytes, bytes]))
  for (const bad of [
    "",
    "X",
    "P",
    "G1",
    short,
    long,
    payload(0),
    payload(68),
    good.slice(0, -1),
    `${good}A`,
    good.replace("X", "T"),
  ]) {
    expect(readSignerKey(bad), bad).toBeUndefined()
  }
})
