import { networks } from "@alidade/core"
import { describe, expect, test } from "vitest"
import { isStellarLink } from "./is-stellar-link.js"
import { readStellarLink, writeTransactionLink } from "./stellar-link.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const nobody = { type: "none", value: "" }

function link(operation: string, fields: Record<string, string>): string {
  return `web+stellar:${operation}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`
}

describe("a tx link [S5.21]", () => {
  test("reads all fields; an unescaped plus is a plus", () => {
    const fields = {
      pubkey: account,
      network_passphrase: networks.Testnet,
      msg: "Grüße & 1+1",
      callback: "url:https://app.example/sign?id=7",
      origin_domain: "app.example",
    }
    expect(readStellarLink(` ${link("tx", fields)}&xdr=AA+/==\n`)).toEqual({
      what: "transaction",
      xdr: "AA+/==",
      pubkey: account,
      details: {
        network: networks.Testnet,
        msg: "Grüße & 1+1",
        callback: "https://app.example/sign?id=7",
        domain: "app.example",
      },
    })
  })

  test("defaults to Public, as SEP-7 requires", () => {
    expect(readStellarLink("WEB+STELLAR:tx?xdr=AAAA").details.network).toBe(networks.Public)
  })

  test("reads the links that we write", () => {
    for (const network of [networks.Public, networks.Standalone]) {
      const written = writeTransactionLink("AA+/AA==", network)
      const details = { network }
      expect(readStellarLink(written)).toEqual({ what: "transaction", xdr: "AA+/AA==", details })
    }
    expect(writeTransactionLink("AAAA", networks.Public)).toBe("web+stellar:tx?xdr=AAAA")
  })

  test.each([
    ["no transaction", "web+stellar:tx?msg=hello"],
    ["fill in", link("tx", { xdr: "AAAA", replace: "sourceAccount:X;X:who" })],
    ["isn’t an account", link("tx", { xdr: "AAAA", pubkey: "me" })],
    ["isn’t a web address", link("tx", { xdr: "AAAA", callback: "https://app.example" })],
    ["isn’t a web address", link("tx", { xdr: "AAAA", callback: "url:javascript:alert(1)" })],
    ["longer than 300", link("tx", { xdr: "AAAA", msg: "x".repeat(301) })],
    ["“xdr” twice", "web+stellar:tx?xdr=AAAA&xdr=BBBB"],
    ["too long", link("tx", { xdr: "A".repeat(200_000) })],
  ])("rejects a link with the reason: %s", (why, text) => {
    expect(() => readStellarLink(text)).toThrow(why)
  })
})

describe("a pay link [S5.22]", () => {
  test("reads a payment and leaves missing fields open", () => {
    expect(readStellarLink(link("pay", { destination: account }))).toMatchObject({
      what: "payment",
      payment: { destination: account, asset: "native", memo: nobody },
    })
    const fields = {
      destination: account,
      amount: "12.50",
      asset_code: "USD",
      asset_issuer: account,
    }
    expect(readStellarLink(link("pay", fields))).toMatchObject({
      payment: { amount: "12.50", asset: `USD:${account}`, memo: nobody },
    })
  })

  test("reads each kind of memo, with hashes in base64", () => {
    const memo = (value: string, memo_type?: string): unknown => {
      const read = readStellarLink(
        link("pay", { destination: account, memo: value, ...(memo_type ? { memo_type } : {}) }),
      )
      return read.what === "payment" && read.payment.memo
    }
    expect(memo("rent")).toEqual({ type: "text", value: "rent" })
    expect(memo("7", "MEMO_ID")).toEqual({ type: "id", value: "7" })
    const hash = btoa("\u00ab".repeat(32))
    expect(memo(hash, "MEMO_HASH")).toEqual({ type: "hash", value: "ab".repeat(32) })
    expect(memo(hash, "MEMO_RETURN")).toEqual({ type: "return", value: "ab".repeat(32) })
    expect(() => memo("x", "MEMO_HASH")).toThrow("64 hexadecimal digits")
    expect(() => memo("x", "MEMO_OTHER")).toThrow("memo type")
    expect(() => memo("x".repeat(29))).toThrow("28 bytes")
  })

  test.each([
    ["no recipient", { amount: "1" }],
    ["isn’t an address", { destination: account.replace("X", "Y") }],
    ["more than zero", { destination: account, amount: "0" }],
    ["seven decimals", { destination: account, amount: "0.00000001" }],
    ["no code or no issuer", { destination: account, asset_code: "USD" }],
    ["no code or no issuer", { destination: account, asset_issuer: account }],
  ])("rejects a link with the reason: %s", (why, fields) => {
    expect(() => readStellarLink(link("pay", fields as Record<string, string>))).toThrow(why)
  })
})

test("rejects other operations and names them [S5.23]", () => {
  for (const other of ["web+stellar:sign?x=1", "web+stellar:", "web+stellar:toml?tx"]) {
    expect(isStellarLink(other)).toBe(true)
    expect(() => readStellarLink(other)).toThrow("transactions (tx) and payments (pay)")
  }
  for (const none of ["https://app.example", "AAAAAg==", "", "stellar:tx?xdr=AAAA"]) {
    expect(isStellarLink(none)).toBe(false)
    expect(() => readStellarLink(none)).toThrow("isn’t a web+stellar: link")
  }
})
