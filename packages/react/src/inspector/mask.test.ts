import { randomBytes } from "node:crypto"
import { encodeStrkey } from "@alidade/core/encoding"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { mask } from "./mask.js"

const ADDRESS = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const CONTRACT = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const secretKey = (): string => encodeStrkey(18 << 3, randomBytes(32))
const KEY = secretKey()
const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJHQlhGIn0.c2lnbmF0dXJlLW9mLWEtdG9rZW4"
const SYM = "587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303"
const PHRASE = "illness spike retreat truth genius clock brain pass fit cave bargain toe".split(" ")
const words = PHRASE.map((word) => (word.length < 3 ? "abandon" : word))
const ENVELOPE =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAA"

describe("masks secrets", () => {
  test.each<[what: string, value: unknown, secret: string]>([
    ["a secret key", KEY, KEY],
    ["a secret key in a sentence", `My key is ${KEY}.`, KEY],
    ["a secret key between letters", `seed${KEY}abc`, KEY],
    ["a secret key in a path", `https://x.example/${KEY}/x`, KEY],
    ["a mistyped secret key that stands alone", `S${"A".repeat(55)}`, `S${"A".repeat(55)}`],
    ["two secret keys in a row", `${KEY}${KEY}`, KEY],
    ["a field's name", { [KEY]: 1 }, KEY],
    ["a JWT", `token is ${JWT}`, JWT.slice(10)],
    ["an Authorization header", "Authorization: Digest username=a, response=b8f0", "b8f0"],
    ["a bearer", "Bearer abcdef0123456789", "abcdef0123456789"],
    ["a cookie", "Set-Cookie: id=a3fWa; Expires=never", "a3fWa"],
    ["headers", { Authorization: "Bearer x1y2", Cookie: "c=d3" }, "x1y2"],
    ["a list of headers", { cookies: ["c=d3"] }, "d3"],
    ["a pairing key", `wc:7f6e@2?relay-protocol=irn&symKey=${SYM}`, SYM],
    ["a pairing key in a link", `https://x.example/wc?uri=wc%3A7f%402%3FsymKey%3D${SYM}%26a`, SYM],
    ["a pairing key, encoded twice", `x?uri=wc%253A7f%253FsymKey%253D${SYM}%2526a`, SYM],
    ["LOBSTR's connection", { type: "x", connectionKey: "l0bstr", walletRef: "r3f" }, "l0bstr"],
    ["LOBSTR's reference", { walletRef: "r3f-secret" }, "r3f-secret"],
    ["xBull's session", { providedSession: "q0W+e/r=" }, "q0W+e/r="],
    ["xBull's session in its address", "https://x.example/?public=a&session=q0We%2Fr", "q0We"],
    ["a private key as bytes", { privateKey: [1, 234, 3] }, "234"],
    ["a nested secret", { a: [{ access_token: { value: "deep1" } }] }, "deep1"],
    ["JSON in a text", '{"password":"correct, horse"}', "horse"],
    ["JSON in JSON", JSON.stringify({ body: JSON.stringify({ secretKey: "in-in" }) }), "in-in"],
    ["broken JSON in a text", `{ "api_key": "correct, horse`, "horse"],
    ["escaped JSON in a text", `said {\\"apiKey\\":\\"k-1234\\"}`, "k-1234"],
    ["a form", "grant=a&client_secret=s3cr%20et&b=c", "s3cr"],
    ["a form's encoded value", "password=s3cr%20et&b=c", "20et"],
    ["a key in an address", "https://rpc.example/?key=k-1234", "k-1234"],
    ["a password in an address", "https://me:pa55@rpc.example/", "pa55"],
    ["a mnemonic", `is ${words.join(" ")}?`, words.slice(3).join(" ")],
    ["a numbered mnemonic", words.map((word, i) => `${i + 1}. ${word}`).join("\n"), words[5]!],
    ["a mnemonic as a list", { typed: words }, words[5]!],
    ["an error's message", new Error(`Bad key ${KEY}`), KEY],
    ["a map", new Map([["password", "pa55"]]), "pa55"],
  ])("%s", (_, value, secret) => {
    expect(JSON.stringify(mask(value))).not.toContain(secret)
  })

  const place = fc.constantFrom<(secret: string, text: string) => unknown>(
    (secret) => secret,
    (secret, text) => `${text} ${secret} ${text}`,
    (secret, text) => [text, secret],
    (secret, text) => ({ [text]: { a: secret } }),
    (secret, text) => ({ [secret]: text }),
    (secret, text) => JSON.stringify({ text, secret: [{ secret }] }),
    (secret, text) => new Error(`${text}\n${secret}`),
    (secret, text) => `${"x ".repeat(9_990)}${text} ${secret}`,
    (secret) => `https://x.example/?token=${encodeURIComponent(secret)}`,
  )
  test.each<[string, fc.Arbitrary<string>]>([
    [
      "secret keys",
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => encodeStrkey(144, b)),
    ],
    [
      "tokens",
      fc.base64String({ minLength: 20 }).map((s) => `eyJ${s}.${s}`.replace(/[+/=]/g, "_")),
    ],
    ["pairing keys", fc.stringMatching(/^[0-9a-f]{64}$/).map((key) => `symKey=${key}`)],
    [
      "mnemonics",
      fc
        .array(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 12, maxLength: 24 })
        .map((w) => w.join(" ")),
    ],
  ])("%s, wherever they are", (_, secrets) => {
    fc.assert(
      fc.property(secrets, place, fc.string(), (secret, put, text) => {
        const shown = JSON.stringify(mask(put(secret, text)))
        // A part of a secret is one too.
        for (const at of [8, secret.length - 16])
          expect(shown).not.toContain(secret.slice(at, at + 16))
      }),
    )
  })
})

describe("keeps what is public", () => {
  test.each<[string, unknown]>([
    ["an envelope", { xdr: ENVELOPE }],
    ["an envelope with a run of zeros after an S", `x9S${"A".repeat(60)}x+/=`],
    ["an address and a hash", { address: ADDRESS, hash: SYM }],
    ["a token's contract", { token: CONTRACT }],
    ["a token's contract in a text", `transfer, token: ${CONTRACT}`],
    ["a network's passphrase", { networkPassphrase: "Test SDF Network ; September 2015" }],
    ["a sentence", "The wallet signed another transaction than the one that you sent to it."],
    ["numbers, flags, and null", [1, true, null, { session: false }]],
  ])("%s", (_, value) => {
    expect(mask(value)).toEqual(value)
  })
})

describe("reads anything", () => {
  test("what has no plain form becomes a word", () => {
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    const hostile = Object.defineProperty({}, "x", {
      enumerable: true,
      get: () => {
        throw 1
      },
    })
    const revoked = Proxy.revocable({}, {})
    revoked.revoke()
    expect(mask(hostile)).toBe("(unreadable)")
    expect(mask(revoked.proxy)).toBe("(unreadable)")
    expect(mask([new Uint8Array(32), 5n, () => {}, new WeakMap()])).toEqual([
      "(32 B)",
      "5",
      null,
      "(WeakMap)",
    ])
    expect(JSON.stringify(mask(cycle))).toContain("…")
  })

  test("limits depth, length, and number", () => {
    const tree = (depth: number): unknown =>
      depth === 0 ? "leaf" : Array.from({ length: 12 }, () => tree(depth - 1))
    expect(JSON.stringify(mask(tree(5))).length).toBeLessThan(100_000)
    expect(JSON.stringify(mask("x".repeat(1_000_000))).length).toBeLessThan(30_000)
    expect(mask(Array(1_000).fill(1))).toHaveLength(101)
  })

  test("comes to an end with long texts that begin like secrets", () => {
    for (const text of ["S", "eyJ", "abc ", "session", "token:", "wc:%", "a,1. ", "://", "\\\"'"]) {
      expect(mask(text.repeat(25_000))).toEqual(expect.any(String))
    }
  }, 20_000)

  test("plain data comes back as it is, unless it is a secret", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(() => JSON.stringify(mask(value))).not.toThrow()
      }),
    )
  })
})
