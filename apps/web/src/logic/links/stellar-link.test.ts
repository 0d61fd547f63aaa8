import { networks } from "@alidade/core"
import { encodeBase64 } from "@alidade/core/encoding"
import { describe, expect, test } from "vitest"
import { isStellarLink } from "../pasted/is-stellar-link.js"
import { readStellarLink, writePaymentLink, writeTransactionLink } from "./stellar-link.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const nobody = { type: "none", value: "" } as const

function link(operation: string, fields: Record<string, string>): string {
  return `web+stellar:${operation}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`
}

describe("a tx link [S5.21]", () => {
  test("reads all fields; an unescaped plus in base64 is a plus", () => {
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
        chain: [],
      },
    })
  })

  test("defaults to Public, as SEP-7 requires", () => {
    expect(readStellarLink("WEB+STELLAR:tx?xdr=AAAA").details.network).toBe(networks.Public)
  })

  test("reads the links that we write", () => {
    for (const network of [networks.Public, networks.Standalone]) {
      const written = writeTransactionLink("AA+/AA==", network)
      const details = { network, chain: [] }
      expect(readStellarLink(written)).toEqual({ what: "transaction", xdr: "AA+/AA==", details })
    }
    expect(writeTransactionLink("AAAA", networks.Public)).toBe("web+stellar:tx?xdr=AAAA")
  })

  test.each([
    ["noTransaction", "web+stellar:tx?msg=hello"],
    ["badReplace", link("tx", { xdr: "AAAA", replace: "sourceAccount:X" })],
    ["badSigner", link("tx", { xdr: "AAAA", pubkey: "me" })],
    ["badCallback", link("tx", { xdr: "AAAA", callback: "https://app.example" })],
    ["badCallback", link("tx", { xdr: "AAAA", callback: "url:javascript:alert(1)" })],
    ["messageTooLong", link("tx", { xdr: "AAAA", msg: "x".repeat(301) })],
    ["twice", "web+stellar:tx?xdr=AAAA&xdr=BBBB"],
    ["tooLong", link("tx", { xdr: "A".repeat(200_000) })],
  ])("rejects a link: %s", (why, text) => {
    expect(() => readStellarLink(text)).toThrow(why)
  })
})

describe("a plus is a space in texts, and a plus in base64 [S5.21 S5.22]", () => {
  const hash = encodeBase64(new Uint8Array(32).fill(0xfb))
  const asUrlSearchParams = (fields: Record<string, string>): string =>
    new URLSearchParams(fields).toString()
  const asComponents = (fields: Record<string, string>): string =>
    Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&")
  /** People escape only what breaks a link. */
  const byHand = (fields: Record<string, string>): string =>
    Object.entries(fields)
      .map(([name, value]) => {
        const isBase64 =
          name === "xdr" || (name === "memo" && /HASH|RETURN/.test(fields.memo_type ?? ""))
        const escaped = value.replace(/[%&#]/g, encodeURIComponent)
        return `${name}=${isBase64 || name === "callback" ? escaped : escaped.replaceAll("+", "%2B").replaceAll(" ", "+")}`
      })
      .join("&")
  const writers = [asUrlSearchParams, asComponents, byHand]

  const details = {
    network_passphrase: networks.Testnet,
    msg: "Rent for May + water, 100%",
    origin_domain: "app.example",
  }

  test.each(writers)("in tx links written by %o", (write) => {
    const fields = { ...details, xdr: "AA+/++8=", callback: "url:https://app.example/a+b" }
    expect(readStellarLink(`web+stellar:tx?${write(fields)}`)).toEqual({
      what: "transaction",
      xdr: "AA+/++8=",
      pubkey: undefined,
      details: {
        network: networks.Testnet,
        msg: details.msg,
        domain: "app.example",
        callback: "https://app.example/a+b",
        chain: [],
      },
    })
  })

  test.each(
    writers.flatMap((write) => [
      [write, "order 24", undefined, { type: "text", value: "order 24" }] as const,
      [write, "order 24 + 1", "MEMO_TEXT", { type: "text", value: "order 24 + 1" }] as const,
      [write, "  ", "MEMO_TEXT", { type: "text", value: "  " }] as const,
      [write, "24", "MEMO_ID", { type: "id", value: "24" }] as const,
      [write, hash, "MEMO_HASH", { type: "hash", value: "fb".repeat(32) }] as const,
      [write, hash, "MEMO_RETURN", { type: "return", value: "fb".repeat(32) }] as const,
    ]),
  )("in pay links written by %o: memo %j of type %s", (write, memo, memo_type, expected) => {
    const fields = { ...details, destination: account, memo, ...(memo_type ? { memo_type } : {}) }
    expect(readStellarLink(`web+stellar:pay?${write(fields)}`)).toMatchObject({
      payment: { memo: expected },
      details: { network: networks.Testnet, msg: details.msg },
    })
  })

  test("whatever the order of the fields, and with an empty memo type", () => {
    for (const query of ["memo=a+b&memo_type=", "memo_type=MEMO_TEXT&memo=a+b", "memo=a+b"])
      expect(readStellarLink(`web+stellar:pay?destination=${account}&${query}`)).toMatchObject({
        payment: { memo: { type: "text", value: "a b" } },
      })
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
    expect(() => memo("x", "MEMO_HASH")).toThrow("badMemo")
    expect(() => memo("x", "MEMO_OTHER")).toThrow("badMemoType")
    expect(() => memo("x".repeat(29))).toThrow("badMemo")
  })

  test.each([
    ["noRecipient", { amount: "1" }],
    ["badRecipient", { destination: account.replace("X", "Y") }],
    ["badAmount", { destination: account, amount: "0" }],
    ["badAmount", { destination: account, amount: "0.00000001" }],
    ["badAsset", { destination: account, asset_code: "USD" }],
    ["badAsset", { destination: account, asset_issuer: account }],
  ])("rejects a link: %s", (why, fields) => {
    expect(() => readStellarLink(link("pay", fields as Record<string, string>))).toThrow(why)
  })
})

test.each([
  { amount: "12.5", asset: `USD:${account}`, memo: { type: "text", value: "a + b & c" } },
  { amount: undefined, asset: "native", memo: nobody },
  { amount: "1", asset: "native", memo: { type: "id", value: "18446744073709551615" } },
  { amount: "1", asset: "native", memo: { type: "hash", value: "fb".repeat(32) } },
  { amount: "1", asset: "native", memo: { type: "return", value: "ab".repeat(32) } },
] as const)("reads the payments that we ask for: %o", (fields) => {
  const payment = { destination: account, ...fields }
  const words = { msg: "two posters, 100%", origin_domain: "app.example" }
  for (const network of [networks.Public, networks.Testnet]) {
    expect(readStellarLink(writePaymentLink(payment, network, words))).toEqual({
      what: "payment",
      payment,
      details: { network, msg: words.msg, domain: words.origin_domain, chain: [] },
    })
  }
  const bare = writePaymentLink(payment, networks.Public, { msg: "", origin_domain: "" })
  expect(bare).not.toMatch(/msg|origin_domain|network_passphrase|=&|=$/)
})

test("reads the words of at most seven requests that a link passes on [UR5]", () => {
  const nested = (level: number): string => {
    const own = { destination: account, msg: `request ${level}` }
    return link("pay", level > 9 ? own : { ...own, chain: nested(level + 1) })
  }
  const { chain, msg } = readStellarLink(nested(0)).details
  expect(msg).toBe("request 0")
  expect(chain).toEqual([1, 2, 3, 4, 5, 6, 7].map((level) => `request ${level}`))
  const wordless = link("pay", { destination: account })
  const passed = (chain: string) =>
    readStellarLink(link("tx", { xdr: "AAAA", chain })).details.chain
  expect(passed(wordless)).toEqual([wordless])
  expect(passed("https://app.example")).toEqual([])
})

test("rejects other operations and names them [S5.23]", () => {
  for (const other of ["web+stellar:sign?x=1", "web+stellar:", "web+stellar:toml?tx"]) {
    expect(isStellarLink(other)).toBe(true)
    expect(() => readStellarLink(other)).toThrow("unsupported")
  }
  for (const none of ["https://app.example", "AAAAAg==", "", "stellar:tx?xdr=AAAA"]) {
    expect(isStellarLink(none)).toBe(false)
    expect(() => readStellarLink(none)).toThrow("notStellar")
  }
})
