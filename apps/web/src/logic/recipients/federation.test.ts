import { expect, test } from "vitest"
import { federationServer, readAnswer } from "./federation.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test("asks the federation server at a web address only", () => {
  const found = (text: string | undefined): string | undefined =>
    federationServer(text, "example.com")?.href
  expect(found("https://fed.example.com/ask")).toBe("https://fed.example.com/ask")
  expect(found("https://fed.example.com/?a=1")).toBe("https://fed.example.com/?a=1")
  for (const url of [
    "http://fed.example.com",
    "javascript:alert(1)",
    "https://a:b@c.example",
    "fed.example.com",
    "",
    undefined,
  ]) {
    expect(found(url), url).toBeUndefined()
  }
})

test("allows http only between addresses of this machine", () => {
  expect(federationServer("http://localhost:8000/fed", "localhost:8000")?.port).toBe("8000")
  expect(federationServer("http://localhost:8000", "example.com")).toBeUndefined()
  expect(federationServer("http://example.com", "localhost:8000")).toBeUndefined()
})

test("reads an account, and its memo of each type", () => {
  const read = (fields: object) =>
    readAnswer(JSON.stringify({ account_id: address, ...fields }), "example.com")
  expect(read({})).toEqual({ address })
  expect(read({ memo_type: "none", memo: "" })).toEqual({ address })
  expect(read({ memo_type: null, memo: null })).toEqual({ address })
  expect(read({ memo_type: "text", memo: "4711" })).toEqual({
    address,
    memo: { type: "text", value: "4711" },
  })
  expect(read({ memo_type: "id", memo: 4711 })).toEqual({
    address,
    memo: { type: "id", value: "4711" },
  })
  const hash = "07".repeat(32)
  const base64 = Buffer.alloc(32, 7).toString("base64")
  for (const memo of [hash, base64]) {
    expect(read({ memo_type: "hash", memo })).toEqual({
      address,
      memo: { type: "hash", value: hash },
    })
  }
})

test("rejects an answer without an account, and a memo that it can't read", () => {
  for (const text of ["", "null", "[]", '{"account_id":"GAAA"}', "<html>"]) {
    expect(() => readAnswer(text, "example.com"), text).toThrow("notAccount")
  }
  for (const [memo_type, memo] of [
    ["id", "abc"],
    ["hash", "AAAA"],
    ["return", "07".repeat(32)],
    ["text", "a text of more than twenty-eight bytes"],
    ["text", undefined],
    [7, "7"],
    // A payment without the memo may be lost.
    [undefined, "4711"],
    [null, 4711],
    ["", "4711"],
    ["none", "4711"],
  ]) {
    const text = JSON.stringify({ account_id: address, memo_type, memo })
    expect(() => readAnswer(text, "example.com"), text).toThrow("unreadableMemo")
  }
})
