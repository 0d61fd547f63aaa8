import { decodeHex, encodeHex } from "@alidade/core/encoding"
import { expect, test } from "vitest"
import { createReader, toReports } from "./framing.js"

const pad = (hex: string): string => hex.padEnd(128, "0")

test("LE4: splits an APDU into reports of 64 bytes with channel, tag, number, length and padding", () => {
  expect(toReports(0x1234, decodeHex("e006000000")).map(encodeHex)).toEqual([
    pad("1234050000" + "0005" + "e006000000"),
  ])
  const long = Uint8Array.from({ length: 260 }, (_, index) => index)
  const reports = toReports(0xffff, long).map(encodeHex)
  expect(reports.map((report) => report.slice(0, 10))).toEqual(
    [0, 1, 2, 3, 4].map((number) => `ffff05000${number}`),
  )
  expect(reports[0]?.slice(10, 14)).toBe("0104")
  expect(
    reports
      .map((report) => report.slice(10))
      .join("")
      .slice(4, 524),
  ).toBe(encodeHex(long))
  expect(new Set(reports.map((report) => report.length))).toEqual(new Set([128]))
})

test.each([0, 1, 57, 58, 116, 117, 260, 65_535])(
  "reassembles a split APDU of %i bytes",
  (length) => {
    const data = Uint8Array.from({ length }, (_, index) => index * 7)
    const read = createReader(7)
    const answers = toReports(7, data).map(read)
    expect(answers.pop()).toEqual(data)
    expect(answers.every((answer) => answer === undefined)).toBe(true)
  },
)

test("ignores reports of another channel or tag", () => {
  const read = createReader(7)
  const [ours] = toReports(7, decodeHex("9000"))
  const [others] = toReports(8, decodeHex("5515"))
  expect(read(others!)).toBeUndefined()
  expect(read(ours!.with(2, 2))).toBeUndefined()
  expect(read(ours!)).toEqual(decodeHex("9000"))
})

test("rejects reports that are out of order, missing or cut short", () => {
  const [first, second, third] = toReports(7, new Uint8Array(150))
  const damaged = { kind: "bad-reply", code: -1 }
  const after =
    (...reports: Uint8Array[]) =>
    () => {
      const read = createReader(7)
      for (const report of reports) read(report)
    }
  expect(after(second!)).toThrow(expect.objectContaining(damaged))
  expect(after(first!, first!)).toThrow(expect.objectContaining(damaged))
  expect(after(first!, third!)).toThrow(expect.objectContaining(damaged))
  expect(after(new Uint8Array(2))).toThrow(expect.objectContaining(damaged))
  expect(after(first!.slice(0, 6))).toThrow(expect.objectContaining(damaged))
})
