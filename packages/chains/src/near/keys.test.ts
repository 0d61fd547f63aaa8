import { PublicKey as TheirKey, KeyPair as TheirPair } from "@near-js/crypto"
import { base58 } from "@scure/base"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatPublicKey, isSignedBy, parseKeyPair, parsePublicKey } from "./keys.js"

/** The test vector: the secret is 32 times 7. */
const secret =
  "ed25519:99eUso3aSbE9tqGSTXzo3TLfKb9RkMTURrHKQ1K7Zh3StnzFNUx8FKCPPPPpR479qsw5zv2WNBKmgiz7WqgAJfM"
const known = "ed25519:GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB"

const bytes = (length: number): string => base58.encode(new Uint8Array(length).fill(9))
const refusal = (call: () => unknown): unknown => {
  try {
    return call()
  } catch (error) {
    return error
  }
}
const refused = (message: string): object => ({ kind: "bad-request", code: -3, message })
const FORMAT = "Invalid encoded key format, must be <curve>:<encoded key>"

describe("a public key", () => {
  test("round-trips as curve:key, with its type and bytes [S3.109 S3.110 S3.111]", () => {
    const key = parsePublicKey(known)
    expect(key.keyType).toBe("ed25519")
    expect(Array.from(key.data)).toEqual(Array.from(TheirKey.from(known).data))
    expect(formatPublicKey(key)).toBe(known)
    const other = `secp256k1:${bytes(64)}`
    expect(parsePublicKey(other)).toEqual({
      keyType: "secp256k1",
      data: new Uint8Array(64).fill(9),
    })
    expect(formatPublicKey(parsePublicKey(other))).toBe(other)
  })

  test("has 32 bytes on ed25519; 32 bytes without a curve are ed25519 [S3.113 S5.8]", () => {
    expect(parsePublicKey(known).data).toHaveLength(32)
    expect(parsePublicKey(known.split(":")[1]!)).toEqual(parsePublicKey(known))
  })

  test("has 64 bytes on secp256k1; 64 bytes without a curve are secp256k1 [S3.114 S5.9]", () => {
    expect(parsePublicKey(`secp256k1:${bytes(64)}`).data).toHaveLength(64)
    expect(parsePublicKey(bytes(64))).toEqual(parsePublicKey(`secp256k1:${bytes(64)}`))
  })

  test("accepts its curve in any case", () => {
    expect(parsePublicKey(known.replace("ed25519", "ED25519"))).toEqual(parsePublicKey(known))
    expect(parsePublicKey(`SecP256K1:${bytes(64)}`).keyType).toBe("secp256k1")
  })

  test("is rejected with the actual and expected size if the size is wrong [S5.10]", () => {
    for (const [text, found, due] of [
      [`ed25519:${bytes(31)}`, 31, 32],
      [`secp256k1:${bytes(32)}`, 32, 64],
      [`secp256k1:${bytes(65)}`, 65, 64],
      [bytes(33), 33, 32],
      ["", 0, 32],
    ] as const) {
      const message = `Invalid public key size (${found}), must be ${due}`
      expect(refusal(() => parsePublicKey(text))).toMatchObject(refused(message))
      expect(() => TheirKey.from(text)).toThrow(message)
    }
    // The ecosystem's library takes this one for a key of the other curve.
    expect(refusal(() => parsePublicKey(`ed25519:${bytes(64)}`))).toMatchObject(
      refused("Invalid public key size (64), must be 32"),
    )
  })

  test("is rejected with the curve's name if the curve is unknown [S5.11]", () => {
    const text = `ed448:${bytes(32)}`
    expect(refusal(() => parsePublicKey(text))).toMatchObject(refused("Unknown key type ed448"))
    expect(() => TheirKey.from(text)).toThrow("Unknown key type ed448")
    for (const inherited of ["constructor", "__proto__", ""]) {
      expect(refusal(() => parsePublicKey(`${inherited}:${bytes(32)}`))).toMatchObject(
        refused(`Unknown key type ${inherited}`),
      )
    }
  })

  test("is rejected with three parts, invalid base58, or any other shape", () => {
    expect(refusal(() => parsePublicKey(`a:b:${bytes(32)}`))).toMatchObject(refused(FORMAT))
    for (const wrong of [`ed25519:${"0".repeat(43)}`, "ed25519:l", `ed25519:${"2".repeat(1e6)}`]) {
      expect(refusal(() => parsePublicKey(wrong))).toMatchObject({ kind: "bad-request" })
    }
    for (const wrong of [null, undefined, 7, {}, []]) {
      expect(refusal(() => parsePublicKey(wrong as never))).toMatchObject(refused(FORMAT))
    }
  })
})

describe("a key pair", () => {
  test("has a secret key of 32 bytes, alone or followed by its public key [S3.112]", () => {
    const pair = parseKeyPair(secret)
    expect(pair.secretKey).toEqual(new Uint8Array(32).fill(7))
    expect(formatPublicKey(pair.publicKey)).toBe(known)
    const bare = base58.encode(new Uint8Array(32).fill(7))
    expect(parseKeyPair(`ed25519:${bare}`)).toEqual(pair)
  })

  test("must be written curve:key [S5.12]", () => {
    for (const wrong of [secret.split(":")[1]!, `${secret}:x`, "", null, 7, {}]) {
      expect(refusal(() => parseKeyPair(wrong as string))).toMatchObject(refused(FORMAT))
    }
    expect(() => TheirPair.fromString(secret.split(":")[1] as never)).toThrow(FORMAT)
  })

  test("is rejected with the curve's name if the curve is unknown [S5.13]", () => {
    const text = secret.replace("ed25519", "ed448")
    expect(refusal(() => parseKeyPair(text))).toMatchObject(refused("Unknown curve: ed448"))
    expect(() => TheirPair.fromString(text as never)).toThrow("Unknown curve: ed448")
  })

  test("is rejected if its size is wrong or its halves do not match [S3.112]", () => {
    for (const curve of ["ed25519", "secp256k1"]) {
      for (const size of [31, 33]) {
        expect(refusal(() => parseKeyPair(`${curve}:${bytes(size)}`))).toMatchObject(
          refused(`Invalid secret key size (${size}), must be 32`),
        )
      }
    }
    expect(refusal(() => parseKeyPair(`ed25519:${bytes(64)}`))).toMatchObject(
      refused("The public key does not match the secret key."),
    )
    const none = base58.encode(new Uint8Array(32))
    expect(refusal(() => parseKeyPair(`secp256k1:${none}`))).toMatchObject(
      refused("The secret key is not valid for the curve."),
    )
  })

  test("is not repeated in the errors that reject it", () => {
    const invalid = `${secret}0`
    const error = refusal(() => parseKeyPair(invalid)) as Error
    expect(error).toMatchObject({ kind: "bad-request" })
    expect(JSON.stringify([error.message, String(error.cause), error])).not.toContain("99eUso")
  })
})

test.each(["ed25519", "secp256k1"] as const)(
  "agrees with the ecosystem's library on keys and signatures: %s",
  (curve) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (hash) => {
        const theirPair = TheirPair.fromRandom(curve)
        const pair = parseKeyPair(theirPair.toString())
        expect(formatPublicKey(pair.publicKey)).toBe(theirPair.getPublicKey().toString())
        const { signature } = theirPair.sign(hash)
        expect(isSignedBy(pair.publicKey, hash, signature)).toBe(true)
        const other = Uint8Array.from(hash, (byte, index) => (index === 0 ? byte ^ 1 : byte))
        expect(isSignedBy(pair.publicKey, other, signature)).toBe(false)
      }),
      { numRuns: 15 },
    )
  },
)

test("a key of small order signs nothing", () => {
  // The neutral element: under the looser rules (ZIP 215) this signature is valid for every message.
  const key = { keyType: "ed25519" as const, data: Uint8Array.from({ length: 32 }, (_, i) => +!i) }
  const signature = Uint8Array.from({ length: 64 }, (_, i) => +!i)
  expect(isSignedBy(key, new Uint8Array(32), signature)).toBe(false)
})
