import { expect, test } from "vitest"
import { federationServerIn, readAnswer } from "./federation.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test("finds the federation server in a stellar.toml, but not in its tables", () => {
  const found = (toml: string, domain = "example.com"): string | undefined =>
    federationServerIn(toml, domain)?.href
  expect(found('VERSION="2"\nFEDERATION_SERVER = "https://fed.example.com/ask" # ours\n')).toBe(
    "https://fed.example.com/ask",
  )
  expect(found("FEDERATION_SERVER='https://fed.example.com/?a=1'")).toBe(
    "https://fed.example.com/?a=1",
  )
  expect(found('[DOCUMENTATION]\nFEDERATION_SERVER="https://fed.example.com"')).toBeUndefined()
  expect(found('#FEDERATION_SERVER="https://fed.example.com"')).toBeUndefined()
  for (const url of ["http://fed.example.com", "javascript:alert(1)", "https://a:b@c.example"]) {
    expect(found(`FEDERATION_SERVER="${url}"`), url).toBeUndefined()
  }
})

test("allows http only between addresses of this machine", () => {
  const toml = (url: string): string => `FEDERATION_SERVER="${url}"`
  expect(federationServerIn(toml("http://localhost:8000/fed"), "localhost:8000")?.port).toBe("8000")
  expect(federationServerIn(toml("http://localhost:8000"), "example.com")).toBeUndefined()
  expect(federationServerIn(toml("http://example.com"), "localhost:8000")).toBeUndefined()
})

test("reads an account, and its memo of each type", () => {
  const read = (fields: object) =>
    readAnswer(JSON.stringify({ account_id: address, ...fields }), "example.com")
  expect(read({})).toEqual({ address })
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
    expect(() => readAnswer(text, "example.com"), text).toThrow("isn’t an account")
  }
  for (const [memo_type, memo] of [
    ["id", "abc"],
    ["hash", "AAAA"],
    ["return", "07".repeat(32)],
    ["text", "a text of more than twenty-eight bytes"],
    ["text", undefined],
    [7, "7"],
  ]) {
    const text = JSON.stringify({ account_id: address, memo_type, memo })
    expect(() => readAnswer(text, "example.com"), text).toThrow("a memo that this page can’t read")
  }
})
