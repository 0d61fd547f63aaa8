import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { muxed, START } from "../../test/challenge.js"
import { fields } from "../../test/message.js"
import { createMessage, readMessage, type SignInMessage } from "./message.js"

const text = createMessage(fields)
const whole = { ...fields, statement: "Sign in to vote.", requestId: "a-1" }

const fault = (key: string) => ({
  kind: "bad-request",
  reason: { key: "badMessage", values: { reason: { key } } },
})

/** What a call throws. */
function thrownBy(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    return error
  }
}

test("a message has one line per field, in ERC-4361's order", () => {
  expect(createMessage(whole)).toBe(`example.org wants you to sign in with your Stellar account:
${fields.address}

Sign in to vote.

URI: https://example.org/account
Version: 1
Network: Test SDF Network ; September 2015
Nonce: 0123456789abcdef
Issued At: 2027-01-15T08:00:00Z
Expiration Time: 2027-01-15T08:05:00Z
Request ID: a-1`)
})

test.each<[string, Partial<SignInMessage>]>([
  ["nothing that can be left out", {}],
  ["a statement and a request id", { statement: "Sign in to vote.", requestId: "a-1" }],
  ["a statement with a colon", { statement: "Note: this costs nothing. URI: or not." }],
  ["a statement in another script", { statement: "登录以投票：不收费。" }],
  ["a port", { domain: "localhost:3000", uri: "http://localhost:3000/" }],
  ["a domain in Punycode", { domain: "xn--bcher-kva.example" }],
  ["an IPv6 host", { domain: "[::1]:8080", uri: "http://[::1]:8080/" }],
  ["a muxed account", { address: muxed }],
  ["another network", { networkPassphrase: "Réseau ; 2026" }],
  ["the epoch and the year 9999", { issued: 0, expires: 253_402_300_799 }],
])("is read back as it was written, with %s", (_, parts) => {
  const message = { ...fields, ...parts }
  expect(readMessage(createMessage(message))).toEqual(message)
})

describe("createMessage refuses", () => {
  const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"

  test.each<[string, object, string]>([
    ["a domain in upper case", { domain: "Example.org" }, "messageDomain"],
    ["a domain beyond ASCII", { domain: "ехample.org" }, "messageDomain"],
    ["a domain with a path", { domain: "example.org/a" }, "messageDomain"],
    ["a domain with a user", { domain: "example.org@evil.example" }, "messageDomain"],
    ["a domain with its default port", { domain: "example.org:443" }, "messageDomain"],
    ["a domain with a space", { domain: "example.org " }, "messageDomain"],
    ["a domain with a line break", { domain: "example.org\nevil.example" }, "messageDomain"],
    ["a number in another notation", { domain: "0x7f.1" }, "messageDomain"],
    ["no domain", { domain: "" }, "messageDomain"],
    ["a domain that is no text", { domain: 7 }, "messageDomain"],
    ["an invalid address", { address: `${fields.address.slice(0, -1)}A` }, "messageAddress"],
    ["an address with a line break", { address: `${fields.address}\n` }, "messageAddress"],
    ["a contract's account", { address: contract }, "messageContract"],
    ["an empty statement", { statement: "" }, "messageStatement"],
    ["a statement of two lines", { statement: "a\nb" }, "messageStatement"],
    ["a statement with a carriage return", { statement: "a\rb" }, "messageStatement"],
    ["a statement with a line separator", { statement: "a\u2028b" }, "messageStatement"],
    ["a statement that runs backwards", { statement: "a\u202eb" }, "messageStatement"],
    ["a statement with a zero-width space", { statement: "a\u200bb" }, "messageStatement"],
    ["a statement with an escape of ours", { statement: "a\\u{202e}b" }, "messageStatement"],
    ["a statement that begins with a space", { statement: " a" }, "messageStatement"],
    ["half a character", { statement: "a\ud83d" }, "messageStatement"],
    ["a statement that is too long", { statement: "a".repeat(501) }, "messageStatement"],
    ["a statement that is no text", { statement: {} }, "messageStatement"],
    ["a statement like a line", { statement: "Nonce: 1" }, "messageStatement"],
    ["one in another case and spacing", { statement: "issuedat :x" }, "messageStatement"],
    ["one with another colon", { statement: "URI： x" }, "messageStatement"],
    ["one with letters of another alphabet", { statement: "Nоnсe: 1" }, "messageStatement"],
    ["one without letters", { statement: ": x" }, "messageStatement"],
    ["another scheme", { uri: "javascript:alert(1)" }, "messageUri"],
    ["an address without a scheme", { uri: "example.org" }, "messageUri"],
    ["an address that a browser writes otherwise", { uri: "https://example.org" }, "messageUri"],
    ["an address with a user", { uri: "https://example.org@evil.example/" }, "messageUri"],
    ["an address with a space", { uri: "https://example.org/a b" }, "messageUri"],
    ["a network of two lines", { networkPassphrase: "a\nNonce: b" }, "messageNetwork"],
    ["an empty network", { networkPassphrase: "" }, "messageNetwork"],
    ["a short nonce", { nonce: "1234567" }, "messageNonce"],
    ["a nonce with a line break", { nonce: "12345678\n" }, "messageNonce"],
    ["a nonce with a sign", { nonce: "1234-5678" }, "messageNonce"],
    ["a nonce in other digits", { nonce: "１２３４５６７８" }, "messageNonce"],
    ["parts of a second", { issued: 1.5 }, "messageTimes"],
    ["a time before the epoch", { issued: -1 }, "messageTimes"],
    ["the year 10000", { expires: 253_402_300_800 }, "messageTimes"],
    ["no number", { expires: Number.NaN }, "messageTimes"],
    ["an end before its beginning", { expires: fields.issued }, "messageTimes"],
    ["an empty request id", { requestId: "" }, "messageRequestId"],
    ["a request id with a line break", { requestId: "a\n" }, "messageRequestId"],
    ["a request id with a space", { requestId: "a b" }, "messageRequestId"],
  ])("%s", (_, parts, key) => {
    const create = () => createMessage({ ...fields, ...parts } as SignInMessage)
    expect(thrownBy(create)).toMatchObject(fault(key))
  })

  test("a contract's account with the remedy", () => {
    expect(() => createMessage({ ...fields, address: contract })).toThrow(/sign it in with SEP-45/)
  })
})

describe("readMessage refuses", () => {
  const swap = (from: string | RegExp, to: string) => text.replace(from, to)

  test.each<[string, unknown, string]>([
    ["nothing", "", "messageForm"],
    ["what is no text", undefined, "messageForm"],
    ["a text that is too long", `${text}${" ".repeat(4_000)}`, "messageForm"],
    ["a line break at the end", `${text}\n`, "messageForm"],
    ["a line break at the beginning", `\n${text}`, "messageForm"],
    ["Windows line ends", text.replaceAll("\n", "\r\n"), "messageForm"],
    ["a byte order mark", `\uFEFF${text}`, "messageForm"],
    ["another chain", swap("Stellar", "Ethereum"), "messageForm"],
    ["a version that does not exist yet", swap("Version: 1", "Version: 2"), "messageForm"],
    ["a line in another case", swap("Nonce", "nonce"), "messageForm"],
    ["a look-alike line", swap("Nonce", "Nоnce"), "messageForm"],
    ["two spaces", swap("Nonce: ", "Nonce:  "), "messageForm"],
    ["a space at a line's end", swap("abcdef\n", "abcdef \n"), "messageForm"],
    ["a nonce twice", swap(/(Nonce: \w+)/, "$1\n$1"), "messageForm"],
    ["another nonce in front", swap("URI:", "Nonce: 12345678\nURI:"), "messageForm"],
    ["another nonce as a statement", swap("URI:", "Nonce: 12345678\n\nURI:"), "messageStatement"],
    ["two statements", swap("URI:", "a\n\nb\n\nURI:"), "messageForm"],
    ["an empty statement", swap("URI:", "\n\nURI:"), "messageForm"],
    ["lines in another order", swap(/(Nonce.*)\n(Issued.*)/, "$2\n$1"), "messageForm"],
    ["a missing line", swap(/Nonce.*\n/, ""), "messageForm"],
    ["an unknown line", `${text}\nResources:`, "messageForm"],
    ["an empty request id", `${text}\nRequest ID: `, "messageForm"],
    ["parts of a second", swap("08:00:00Z", "08:00:00.000Z"), "messageSpelling"],
    ["another time zone", swap("08:00:00Z", "09:00:00+01:00"), "messageSpelling"],
    ["a date without a time", swap("T08:00:00Z", ""), "messageSpelling"],
    ["no date", swap("2027-01-15T08:00:00Z", "today"), "messageTimes"],
    [
      "the thirtieth of February",
      swap("2027-01-15T08:00:00Z", "2026-02-30T08:00:00Z"),
      "messageSpelling",
    ],
    ["a domain in upper case", swap("example.org", "EXAMPLE.org"), "messageDomain"],
  ])("%s", (_, other, key) => {
    expect(thrownBy(() => readMessage(other as string))).toMatchObject(fault(key))
  })
})

describe("whatever the fields or the text are", () => {
  const anyText = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.webUrl(), fc.domain())

  test("a message is refused, or read back with the same fields", () => {
    const times = fc
      .oneof(fc.integer(), fc.double(), fc.integer({ min: START, max: START + 900 }))
      // -0 is the same second as 0, and is read as 0.
      .map((time) => time + 0)
    const nonces = fc.oneof(anyText, fc.stringMatching(/^[a-zA-Z0-9]{6,10}$/))
    const anyField = fc.oneof(
      ...["domain", "statement", "uri", "networkPassphrase", "requestId"].map((name) =>
        fc.record({ [name]: anyText }),
      ),
      fc.record({ nonce: nonces }),
      fc.record({ issued: times, expires: times }),
    )
    let accepted = 0
    fc.assert(
      fc.property(anyField, (parts) => {
        const message = { ...fields, ...parts }
        const made = thrownBy(() => createMessage(message))
        if (typeof made !== "string") {
          expect(made).toMatchObject({ kind: "bad-request", reason: { key: "badMessage" } })
          return
        }
        accepted += 1
        expect(readMessage(made)).toEqual(message)
      }),
      { numRuns: 2_000 },
    )
    expect(accepted).toBeGreaterThan(100)
  })

  test("a changed text is refused, or is the only text of other fields", () => {
    const original = createMessage(whole)
    const at = fc.nat(original.length)
    const piece = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.constantFrom("\n", "\n\n", " ", "0", "Z"),
    )
    fc.assert(
      fc.property(at, fc.nat(3), piece, (start, length, inserted) => {
        const changed = original.slice(0, start) + inserted + original.slice(start + length)
        const read = thrownBy(() => readMessage(changed))
        if (read instanceof Error)
          expect(read).toMatchObject({ kind: "bad-request", reason: { key: "badMessage" } })
        else expect(createMessage(read as SignInMessage)).toBe(changed)
      }),
      { numRuns: 5_000 },
    )
  })
})
