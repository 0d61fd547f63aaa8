import { Keypair, StrKey } from "@stellar/stellar-sdk"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  decodeAddress,
  decodeBase32,
  encodeAddress,
  encodeBase32,
  encodeContract,
  isAddress,
  publicKeyOf,
  shortAddress,
} from "./strkey.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
// SEP-23's own example.
const muxed = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK"
const ofMuxed = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe("an address", () => {
  test("is decoded for accounts, contracts and muxed accounts", () => {
    expect(decodeAddress(account)).toEqual({
      kind: "account",
      publicKey: new Uint8Array(Keypair.fromPublicKey(account).rawPublicKey()),
    })
    expect(decodeAddress(contract)).toEqual({
      kind: "contract",
      contractId: new Uint8Array(StrKey.decodeContract(contract)),
    })
    expect(decodeAddress(muxed)).toEqual({
      kind: "muxed",
      publicKey: publicKeyOf(ofMuxed),
      id: 9223372036854775808n,
    })
  })

  test("round-trips any key in the Stellar SDK's notation [S1.15]", () => {
    fc.assert(
      fc.property(keys, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (key, id) => {
        expect(encodeAddress(key)).toBe(StrKey.encodeEd25519PublicKey(key))
        expect(publicKeyOf(encodeAddress(key))).toEqual(key)
        expect(encodeContract(key)).toBe(StrKey.encodeContract(key))
        expect(publicKeyOf(encodeContract(key))).toBeUndefined()
        const withId = new Uint8Array([...key, ...new Uint8Array(8)])
        new DataView(withId.buffer).setBigUint64(32, id)
        expect(decodeAddress(StrKey.encodeMed25519PublicKey(withId))).toEqual({
          kind: "muxed",
          publicKey: key,
          id,
        })
      }),
    )
  })

  test("is invalid with one character changed", () => {
    const letters = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    fc.assert(
      fc.property(
        fc.constantFrom(account, contract, muxed),
        fc.nat(55),
        letters,
        (address, at, letter) => {
          fc.pre(address[at] !== letter)
          expect(isAddress(address.slice(0, at) + letter + address.slice(at + 1))).toBe(false)
        },
      ),
    )
  })

  test.each([
    ["nothing", "", "it is empty"],
    ["no text", undefined, "it is empty"],
    ["another letter", `X${account.slice(1)}`, "it must begin with G, M or C"],
    ["a member that every object has", "toString", "it must begin with G, M or C"],
    ["one character too few", account.slice(0, -1), "it has 55 characters instead of 56"],
    ["a name with white space after it", `${account} `, "it has 57 characters instead of 56"],
    ["a wrong character", `${account.slice(0, -1)}M`, "a character is wrong"],
    ["lower case", `G${account.slice(1).toLowerCase()}`, "only A-Z and 2-7"],
    ["stray bits", `${muxed.slice(0, -1)}L`, "the last one is wrong"],
  ])("is invalid for %s, and the error says why", (_, wrong, reason) => {
    expect(() => decodeAddress(wrong as string)).toThrow(
      expect.objectContaining({ kind: "bad-request", message: expect.stringContaining(reason) }),
    )
    expect(isAddress(wrong)).toBe(false)
  })

  test("is rejected with another kind's version byte, even if the checksum is right", () => {
    // 6 << 3 | 1: the first letter stays G.
    const payload = Buffer.from([(6 << 3) | 1, ...publicKeyOf(account)!])
    const wrong = encodeWithChecksum(payload)
    expect(wrong[0]).toBe("G")
    expect(() => decodeAddress(wrong)).toThrow("its second character is wrong")
  })

  test("is never a secret key; the error says so without repeating it", () => {
    const secret = Keypair.random().secret()
    expect(() => decodeAddress(secret)).toThrow("like a secret key")
    expect(() => decodeAddress(secret)).not.toThrow(secret.slice(0, 8))
  })

  test("cannot be encoded from other than 32 bytes", () => {
    expect(() => encodeAddress(new Uint8Array(31))).toThrow("not 31")
    expect(() => encodeContract(new Uint8Array(33))).toThrow("not 33")
  })

  test("is shortened to its first 4 and last 6 characters", () => {
    expect(shortAddress(account)).toBe("GBXF…ZYCP7L")
  })
})

/** Base32 with checksum of a payload that the SDK would refuse to encode, bit by bit. */
function encodeWithChecksum(payload: Buffer): string {
  let crc = 0
  for (const byte of payload) {
    for (let bit = 7; bit >= 0; bit--) {
      const carry = ((crc >> 15) ^ (byte >> bit)) & 1
      crc = ((crc << 1) & 0xffff) ^ (carry ? 0x1021 : 0)
    }
  }
  const bits = [...payload, crc & 255, crc >> 8].map((byte) => byte.toString(2).padStart(8, "0"))
  return bits
    .join("")
    .match(/.{5}/g)!
    .map((five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(five, 2)])
    .join("")
}

describe("base32", () => {
  test.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("%j encodes as %j and back (RFC 4648, section 10, without padding)", (plain, encoded) => {
    const bytes = new TextEncoder().encode(plain)
    expect(encodeBase32(bytes)).toBe(encoded)
    expect(decodeBase32(encoded)).toEqual(bytes)
  })

  test("round-trips any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(decodeBase32(encodeBase32(bytes))).toEqual(bytes)
      }),
    )
  })

  test("accepts only the canonical text of its bytes", () => {
    const letters = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 20 }), (characters) => {
        const text = characters.join("")
        let bytes: Uint8Array | undefined
        try {
          bytes = decodeBase32(text)
        } catch (error) {
          expect(error).toMatchObject({ kind: "bad-request" })
        }
        if (bytes) expect(encodeBase32(bytes)).toBe(text)
      }),
    )
  })

  test.each(["my", "M1", "MY=", "M", "MZ", "A", "AAA"])("rejects %j", (wrong) => {
    expect(() => decodeBase32(wrong)).toThrow(expect.objectContaining({ kind: "bad-request" }))
  })
})
