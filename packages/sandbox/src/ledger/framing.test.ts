import fc from "fast-check"
import { expect, test } from "vitest"
import { createReader, REPORT_SIZE, writeReports } from "./framing.js"

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"))

test("LE4: puts a short command in one report: channel, tag, sequence, length, data, zeros", () => {
  const [report, ...more] = writeReports({ channel: 0xabcd, message: bytes("e006000000") })
  expect(more).toEqual([])
  expect(Buffer.from(report!).toString("hex")).toBe(
    `abcd0500000005e006000000${"00".repeat(REPORT_SIZE - 12)}`,
  )
})

test("LE4: continues a long message in numbered reports of the same channel, without a length", () => {
  const message = new Uint8Array(58).fill(7)
  const reports = writeReports({ channel: 1, message })
  expect(reports.map((report) => Buffer.from(report.subarray(0, 7)).toString("hex"))).toEqual([
    "0001050000003a",
    "00010500010700",
  ])
})

test("reassembles split messages of any length", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 600 }),
      fc.integer({ min: 0, max: 0xffff }),
      (message, channel) => {
        const read = createReader()
        const results = writeReports({ channel, message }).map(read)
        expect(results.slice(0, -1).every((result) => result === null)).toBe(true)
        expect(results.at(-1)).toEqual({ channel, message })
      },
    ),
  )
})

test("drops reports out of sequence, on another channel, or without the tag; a first one restarts", () => {
  const read = createReader()
  const message = new Uint8Array(150).fill(1)
  const [first, second, third] = writeReports({ channel: 1, message }) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const [, ofOther] = writeReports({ channel: 2, message })
  const untagged = first.with(2, 6)
  for (const report of [second, first, third, ofOther!, untagged, new Uint8Array(3), second])
    expect(read(report)).toBeNull()
  expect(read(third)).toEqual({ channel: 1, message })
  expect(read(third)).toBeNull()
  for (const report of [first, first, second]) expect(read(report)).toBeNull()
  expect(read(third)).toEqual({ channel: 1, message })
})
