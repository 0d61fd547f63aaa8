import { visibleText } from "@alidade/core/encoding"
import { readStellarToml } from "@alidade/sign-in/stellar-toml"
import { expect, test } from "vitest"
import { readConfig } from "../server/read-config.js"
import { checkMessage } from "./logic/check/check-signature.js"
import { detect } from "./logic/check/detect.js"
import { toState } from "./logic/effects/account-state.js"
import { largestAnswer, largestFile, longest, readInteger } from "./logic/foreign-limits.js"
import { linkIn, proofIn } from "./logic/links/address.js"
import { readStellarLink } from "./logic/links/stellar-link.js"
import { readDestination } from "./logic/pasted/address.js"
import { expectXdr } from "./logic/pasted/expect-xdr.js"
import { resemblesSecret } from "./logic/pasted/secret.js"
import { readPastedProof } from "./logic/proof/proof-link.js"
import { federationServer, readAnswer as readFederation } from "./logic/recipients/federation.js"
import { readEnvelopeFile } from "./logic/sign/envelope-file.js"
import { readBytes } from "./logic/sign/message-bytes.js"
import { readList } from "./logic/sign/read-list.js"
import { readDecimal } from "./logic/stellar/amount.js"
import { toAccount } from "./logic/stellar/horizon.js"
import { toLastLedger } from "./logic/stellar/last-ledger.js"
import { memoProblem } from "./logic/stellar/memo.js"
import { readAmount } from "./logic/stellar/read-amount.js"
import { tomlUrlOf } from "./logic/stellar/toml-url.js"
import { readAddressBook } from "./recipients/address-book-file.js"

/** A reader of texts from outside, with the longest text that reaches it, and starts that lead further into it. */
interface Reader {
  most: number
  starts?: readonly string[]
  read: (text: string) => unknown
}

const { horizon, federation, toml } = largestAnswer

const account = (text: string) => ({
  sequence: text,
  balances: [
    { asset_type: "native", balance: text },
    { asset_code: text, asset_issuer: text },
  ],
  signers: [{ key: text, type: text, weight: 1 }],
  data: { [text]: text },
  home_domain: text,
})

const readers: Readonly<Record<string, Reader>> = {
  detect: {
    most: longest.pasted,
    starts: ["message:", "message: a\nsignature: b\naddress: c", '{"message":"', "AAAA"],
    read: detect,
  },
  readStellarLink: {
    most: longest.link,
    starts: ["web+stellar:pay?", "web+stellar:tx?xdr=", "web+stellar:pay?destination=a&memo="],
    read: readStellarLink,
  },
  linkIn: { most: longest.pasted, starts: ["https://a/#link=", "https://a/?link="], read: linkIn },
  proofIn: { most: longest.pasted, starts: ["https://a/#proof="], read: proofIn },
  expectXdr: {
    most: longest.pasted,
    starts: ["AAAA"],
    read: (text) => expectXdr("envelope", text),
  },
  readList: { most: longest.pasted, starts: ["AAAA\n"], read: readList },
  readDestination: { most: longest.pasted, starts: ["a*", "G"], read: readDestination },
  resemblesSecret: { most: longest.pasted, starts: ["S"], read: resemblesSecret },
  readPastedProof: {
    most: longest.proof,
    starts: ['{"format":"alidade-proof","version":1,"kind":"message","'],
    read: readPastedProof,
  },
  readAddressBook: {
    most: largestFile.addressBook,
    starts: ['{"format":"alidade-address-book","version":1,"contacts":['],
    read: (text) => readAddressBook(new Blob([text])),
  },
  readEnvelopeFile: {
    most: largestFile.text,
    starts: ["web+stellar:"],
    read: (text) => readEnvelopeFile(new Blob([text])),
  },
  readBytes: {
    most: longest.pasted,
    read: (text) => [readBytes(text, "hex"), readBytes(text, "base64")],
  },
  checkMessage: {
    most: longest.pasted,
    read: (text) => checkMessage({ message: text, signature: text, address: text }),
  },
  memoProblem: {
    most: longest.pasted,
    read: (text) => [memoProblem("text", text), memoProblem("id", text), memoProblem("hash", text)],
  },
  readAmount: { most: longest.pasted, starts: ["1,"], read: readAmount },
  readDecimal: { most: horizon, starts: ["1."], read: readDecimal },
  readInteger: { most: largestAnswer.rpc, read: readInteger },
  toAccount: { most: horizon, read: (text) => toAccount(account(text)) },
  toState: { most: horizon, read: (text) => toState(account(text)) },
  toLastLedger: {
    most: largestAnswer.ledger,
    read: (text) => toLastLedger({ _embedded: { records: [{ sequence: 1, closed_at: text }] } }),
  },
  readStellarToml: { most: toml, starts: ["a = ", 'a = """', "[", "a = ["], read: readStellarToml },
  tomlUrlOf: { most: toml, starts: ["a."], read: tomlUrlOf },
  federationServer: {
    most: toml,
    starts: ["https://"],
    read: (text) => federationServer(text, "a.b"),
  },
  "readAnswer of a federation server": {
    most: federation,
    starts: ['{"account_id":"'],
    read: (text) => readFederation(text, "a.b"),
  },
  readConfig: {
    most: longest.config,
    starts: ['{"networks":[', '{"networks":[{"id":"'],
    read: readConfig,
  },
  visibleText: {
    most: longest.pasted,
    read: (text) => [
      visibleText(text),
      visibleText(text, { max: Number.POSITIVE_INFINITY, lines: true }),
    ],
  },
}

/** What a text repeats: white space, digits, separators, brackets, and pieces of the formats above. */
const pieces = [
  ...'\n aS0/=.,[{"\\+*-',
  "\t\n",
  "\r\n",
  " \n",
  "\na",
  "a ",
  "a.",
  "&a=",
  "%41",
  "message:\n",
  "\nsignature:",
  "signature: a\naddress: b\n",
  '{"a":',
  "[1,",
  '"""',
  "a=1\n",
  "a=[",
  "[a]\n",
  "\u0301",
  "\u202e",
  "😀",
  "word ",
]

/** The processor time that a call takes, in ms, with that of the tests that run beside it in this process. */
async function costOf(call: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  try {
    await call()
  } catch {
    // Most of these texts are nothing.
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Below this, in ms, a reader is fast enough. At these lengths, time that grows with the square is far longer. */
const COARSE = 1_500

test.each(Object.entries(readers))(
  "%s takes time in proportion to its text, however hostile it is",
  async (_, { most, starts = [], read }) => {
    const textOf = (start: string, piece: string, length: number): string =>
      `${start}${piece.repeat(Math.floor((length - start.length - 1) / piece.length))}!`
    // Loads what the reader imports.
    await costOf(() => read("AAAA"))
    for (const start of ["", ...starts]) {
      for (const piece of pieces) {
        const whole = textOf(start, piece, most)
        const first = await costOf(() => read(whole))
        if (first < COARSE) continue
        // Sixteen times the text takes sixteen times as long, or 256 times if the time grows with the square. The tests
        // beside this one make a measurement at most some three times as long.
        const part = textOf(start, piece, most / 16)
        const small = await costOf(() => read(part))
        const large = Math.min(first, await costOf(() => read(whole)))
        const shape = `${JSON.stringify(start)} and ${JSON.stringify(piece)}`
        expect(large / Math.max(small, COARSE / 100), shape).toBeLessThan(80)
      }
    }
  },
  300_000,
)

test("numbers of servers are measured before they are read", () => {
  expect(readInteger("9223372036854775807")).toBe(9223372036854775807n)
  for (const wrong of [
    "1".repeat(20),
    "9".repeat(1_000_000),
    "-1",
    "1.5",
    "",
    " 1",
    "0x1",
    1,
    null,
  ])
    expect(readInteger(wrong)).toBeUndefined()
})
