import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { muxed, START, user } from "../../test/challenge.js"
import { createSeal, readCookie } from "./cookie.js"

const [old, current, other] = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
]
const session = { address: user.publicKey(), since: START, until: START + 60 }
const seal = createSeal([current], "tests")

beforeEach(() => void vi.useFakeTimers({ now: START * 1000, toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

describe("a sealed session", () => {
  test("is read back, as letters, digits, and dots", async () => {
    for (const address of [user.publicKey(), muxed]) {
      const text = await seal.write({ ...session, address })
      expect(text).toMatch(/^[A-Z2-7]+\.\d+\.\d+\.[0-9a-f]{64}$/)
      expect(await seal.read(text)).toEqual({ ...session, address })
    }
  })

  test("ends at its time", async () => {
    const text = await seal.write(session)
    vi.setSystemTime(session.until * 1000 - 1)
    expect(await seal.read(text)).toEqual(session)
    vi.setSystemTime(session.until * 1000)
    expect(await seal.read(text)).toBeUndefined()
  })

  test("survives a new secret as long as the old one is listed", async () => {
    const text = await createSeal([old], "tests").write(session)
    const both = createSeal([current, old], "tests")
    expect(await both.read(text)).toEqual(session)
    expect(await seal.read(text)).toBeUndefined()
    expect(await seal.read(await both.write(session))).toEqual(session)
  })

  test("is of no use with another secret, or for another purpose", async () => {
    const text = await seal.write(session)
    expect(await createSeal([other], "tests").read(text)).toBeUndefined()
    expect(await createSeal([current], "test").read(text)).toBeUndefined()
  })

  test("is not valid with any other character, or with one less", async () => {
    const text = await seal.write(session)
    const damaged = Array.from(text, (character, at) => [
      text.slice(0, at) + (character === "7" ? "6" : "7") + text.slice(at + 1),
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at),
    ]).flat()
    expect(damaged.length).toBeGreaterThan(400)
    const read = await Promise.all(damaged.map((one) => seal.read(one)))
    expect(read.filter((one) => one !== undefined)).toEqual([])
  })

  test.each([
    ["nothing", () => ""],
    ["a line break at the end", (text: string) => `${text}\n`],
    ["a space in front", (text: string) => ` ${text}`],
    ["quotation marks", (text: string) => `"${text}"`],
    [
      "a signature in upper case",
      (text: string) => text.replace(/\w+$/, (hex) => hex.toUpperCase()),
    ],
    ["itself twice", (text: string) => text + text],
    ["an end without limit", (text: string) => text.replace(/\.\d+\./, ".9999999999999999.")],
    ["a session without a signature", (text: string) => text.replace(/\w+$/, "")],
    ["JSON", () => '{"address":"G"}'],
    ["a long text", () => "A.".repeat(100_000)],
  ])("is not %s", async (_, change) => {
    expect(await seal.read(change(await seal.write(session)))).toBeUndefined()
  })
})

test.each([
  ["no secret", []],
  ["a short one", ["a".repeat(31)]],
  ["a short one beside another", [current, ""]],
  ["one that is missing", [undefined as unknown as string]],
])("a seal needs long secrets: %s", (_, secrets) => {
  expect(() => createSeal(secrets, "tests")).toThrow(/at least 32 characters/)
})

test.each([
  ["a=1", "1"],
  ["b=2; a=1", "1"],
  ["b=2;a=1;c", "1"],
  ["a=", ""],
  ["a=1=2", "1=2"],
  ["xa=1", undefined],
  ["A=1", undefined],
  ["a", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
  ["a=1; a=1", undefined],
  ["a=1; b=2; a=3", undefined],
  [`b=${"2".repeat(16_384)}; a=1`, undefined],
])("of the Cookie header %j, the cookie is %j", (header, value) => {
  expect(readCookie(header, "a")).toBe(value)
})
