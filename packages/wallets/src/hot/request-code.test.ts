import { createHash } from "node:crypto"
import { decodeUtf8 } from "@alidade/core/encoding"
import { expect, test, vi } from "vitest"
import { base58, encodeRequest, linkPart } from "./request-code.js"

/** The published request. Its vectors were computed with other libraries. */
const request = {
  inside: false,
  origin: "https://dapp.example/",
  $hot: true,
  method: "stellar:getAddress",
  request: {},
  id: "11111111-1111-4111-8111-111111111111",
  _id: "22222222-2222-4222-8222-222222222222",
}

test("HO1: encodes a request as base58 JSON with the start of its SHA-1 as id [S7.32 S9.9]", async () => {
  const { query, requestId } = await encodeRequest(request)
  expect(query).toBe(
    "5ueyirLbswthrK3PxesMyGXEAwLSQX6pzq7waNbzSCmMa9Ms2dzA47fqd4P4rhPeDdAntcQKE9bYdRMmVUyFv4FovvvD69t5jebFkAsNXfrZtPcnepwdSQhNbZV7a42vEhaqXMSS7qS4Fi7Mu9smrRUyrWmo1tWmnaWKRWZGZqJrP5nUwTkzVvbcQ64UMsGrWBHKyhzPQXeHQ4YM3yUim3aGNrMJHJXTZFvbkoJtG5Z9xeYPsXs61w1RDc8Jdmf1nNxRghAU",
  )
  expect(requestId).toBe("liD+atUtt3Cyb")
  expect(requestId).toHaveLength(13)
})

test("HO1: replaces a slash in an id by an underscore and keeps a plus", async () => {
  const idOf = async (_id: string) => (await encodeRequest({ ...request, _id })).requestId
  expect(await idOf("1")).toBe("MJ_inGDMkyIyv")
  expect(await idOf("5")).toBe("407dpt+nTU04g")
})

test("HO1: escapes non-ASCII characters, so that package and wallet use the same bytes", async () => {
  const method = "stellar:signMessage"
  const { query, requestId } = await encodeRequest({
    ...request,
    method,
    request: { message: "こんにちは" },
  })
  expect(requestId).toBe("WFn4TvuQ+EynV")
  const json = decodeUtf8(bytesOf(query))
  expect(json).toContain('"message":"\\u3053\\u3093\\u306b\\u3061\\u306f"')
  expect(json).toMatch(/^[ -~]*$/)
})

test("round-trips a message of any characters, including lone surrogates", async () => {
  const message = '\u0000\u001f \u007f\u0080é😀\ud83d\u2028"\\'
  const { query } = await encodeRequest({ message })
  expect(JSON.parse(`${decodeUtf8(bytesOf(query))}`)).toEqual({ message })
})

test("HO3: ends the links with the request's id in base58 [S7.35]", () => {
  expect(linkPart("liD+atUtt3Cyb")).toBe("hotconnect-A2jE7pGkefdis1bScZ")
})

test("base58 encodes leading zero bytes as ones and other numbers without padding", () => {
  expect(base58(new Uint8Array())).toBe("")
  expect(base58(new Uint8Array([0]))).toBe("1")
  expect(base58(new Uint8Array([0, 0, 1]))).toBe("112")
  expect(base58(new Uint8Array([57]))).toBe("z")
  expect(base58(new Uint8Array([58]))).toBe("21")
  expect(base58(new Uint8Array([0, 0xff, 0xff]))).toBe("1LUv")
  for (let length = 1; length < 40; length++) {
    const bytes = new Uint8Array(createHash("sha512").update(`${length}`).digest()).slice(0, length)
    expect(bytesOf(base58(bytes))).toEqual(bytes)
  }
})

test("encodes a very large envelope without blocking the page", async () => {
  const { query } = await encodeRequest({ xdr: "A".repeat(300_000) })
  expect(query).toMatch(/^[1-9A-HJ-NP-Za-km-z]{400000,}$/)
  // One digit at a time, this takes minutes.
}, 20_000)

test("reports a page without WebCrypto", async () => {
  vi.stubGlobal("crypto", {})
  await expect(encodeRequest(request)).rejects.toMatchObject({ kind: "unsupported", code: -3 })
  vi.unstubAllGlobals()
})

/** Decodes base58 with the schoolbook method. */
function bytesOf(text: string): Uint8Array {
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
  const zeros = text.length - text.replace(/^1*/, "").length
  let value = 0n
  for (const digit of text) value = value * 58n + BigInt(alphabet.indexOf(digit))
  const hex = value === 0n ? "" : value.toString(16)
  const rest = Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex")
  return new Uint8Array([...new Uint8Array(zeros), ...rest])
}
