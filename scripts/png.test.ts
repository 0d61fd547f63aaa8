import { deflateSync, inflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { toPalette } from "./png.js"

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // The tests do not read checksums.
  return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)])
}

/** A PNG of RGB rows, each after its filter byte. */
function png(width: number, rows: number[][]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.alloc(8),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/** The pixels of a PNG with a palette. */
function pixels(file: Buffer): number[][] {
  const at = (type: string): Buffer => {
    const start = file.indexOf(type, 0, "latin1")
    return file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4))
  }
  const palette = at("PLTE")
  const width = at("IHDR").readUInt32BE(0)
  return [...inflateSync(at("IDAT"))]
    .filter((_, index) => index % (width + 1) !== 0)
    .map((index) => [...palette.subarray(index * 3, index * 3 + 3)])
}

const red = [200, 0, 0]
const blue = [0, 0, 250]

test.each([
  ["none", 0, [...red, ...blue]],
  ["left", 1, [...red, 256 - 200, 0, 250]],
  ["up", 2, [0, 0, 0, 0, 0, 0]],
  ["average", 3, [100, 0, 0, 256 - 100, 0, 125]],
  ["Paeth's", 4, [0, 0, 0, 0, 0, 0]],
])(
  "keeps every pixel of an image with few colors, written with the filter %s",
  (_, filter, row) => {
    const file = png(2, [
      [0, ...red, ...blue],
      [filter, ...row],
    ])
    expect(pixels(toPalette(file))).toEqual([red, blue, red, blue])
  },
)

test("keeps a rare hue among more than 256 colors", () => {
  const greys = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey])
  const blues = Array.from({ length: 100 }, (_, shade) => [0, 0, 255 - shade])
  const lone = [0, 255, 0]
  const row = [...greys, ...greys, ...blues, ...blues, lone]
  const result = pixels(toPalette(png(row.length, [[0, ...row.flat()]])))
  expect(result.at(-1)).toEqual(lone)
})
