import { encodeBase64 } from "@alidade/core/encoding"
import { Keypair } from "@stellar/stellar-sdk/base"
import { afterEach, expect, test, vi } from "vitest"
import { isSignedBy, originProblem, signedBytes, verifyOrigin } from "./origin.js"

// It listens to a document, and this runs without one.
vi.mock("../stellar/watch-policy.js", () => ({
  watchPolicy: () => ({ isBlocked: async () => false, stop: () => {} }),
}))

/** The example of SEP-7, with its PUBLIC TEST KEY. */
const key = Keypair.fromSecret("SBPOVRVKTTV7W3IOX2FJPSMPCJ5L2WU2YKTP3HCLYPXNI5MDIGREVNYC")
const unsigned =
  "web+stellar:pay?destination=GCALNQQBXAPZ2WIRSDDBMSTAKCUH5SG6U76YBFLQLIXJTF7FE5AX7AOO&amount=120.1234567&memo=skdjfasf&memo_type=MEMO_TEXT&msg=pay%20me%20with%20lumens&origin_domain=someDomain.com"
const example = `${unsigned}&signature=tbsLtlK%2FfouvRWk2UWFP47yHYeI1g1NEC%2FfEQvuXG6V8P%2BbeLxplYbOVtTk1g94Wp97cHZ3pVJy%2FtZNYobl3Cw%3D%3D`

const everywhere = (): boolean => true
const { signal } = new AbortController()

function toml(body: string, status = 200): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status })),
  )
}

afterEach(() => vi.unstubAllGlobals())

test("verifies the example of SEP-7, and writes what it signs [UR2]", async () => {
  const signature = encodeBase64(new Uint8Array(key.sign(Buffer.from(signedBytes(unsigned)))))
  expect(example).toBe(`${unsigned}&signature=${encodeURIComponent(signature)}`)
  expect(await isSignedBy(example, key.publicKey())).toBe(true)
})

test.each([
  ["a changed amount", example.replace("120.1", "920.1")],
  ["a field after the signature", `${example}&msg=more`],
  ["a signature that is no base64", `${unsigned}&signature=%E0%A4`],
  ["a short signature", `${unsigned}&signature=AAAA`],
  ["no signature", unsigned],
])("refuses %s [UR2]", async (_, link) => {
  expect(await isSignedBy(link, key.publicKey())).toBe(false)
})

test("refuses another key's signature [UR2]", async () => {
  const other = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
  expect(await isSignedBy(example, other)).toBe(false)
})

test("asks nobody about a link that can't be verified [UR3]", () => {
  expect(originProblem(unsigned, "someDomain.com", everywhere)).toBe("unsigned")
  for (const domain of ["some domain", "nodots", "a/b.example", ""])
    expect(originProblem(example, domain, everywhere)).toBe("badDomain")
  expect(originProblem(example, "someDomain.com", () => false)).toBe("blocked")
  expect(originProblem(example, "someDomain.com", everywhere)).toBeUndefined()
})

test.each([
  ["noKey", "", 200],
  ["noKey", "not toml at all", 200],
  ["noKey", 'URI_REQUEST_SIGNING_KEY = "me"', 200],
  ["unreachable", "", 404],
  [
    "wrongSignature",
    'URI_REQUEST_SIGNING_KEY = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"',
    200,
  ],
])("stops a link: %s of %j [UR3]", async (problem, body, status) => {
  toml(body, status)
  expect(await verifyOrigin(example, "someDomain.com", signal, everywhere)).toEqual({ problem })
})

test("takes the key that the domain publishes now [UR3]", async () => {
  toml(`URI_REQUEST_SIGNING_KEY = "${key.publicKey()}"`)
  expect(await verifyOrigin(example, "someDomain.com", signal, everywhere)).toEqual({
    key: key.publicKey(),
  })
  expect(fetch).toHaveBeenCalledWith(
    "https://someDomain.com/.well-known/stellar.toml",
    expect.anything(),
  )
})
