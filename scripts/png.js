import { crc32, deflateSync, inflateSync } from "node:zlib"

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Reduces a PNG to 256 of its colors, replacing each other color by the nearest. It looks the same at a third of the
 * size.
 * @param {Buffer} png 8 bits per channel, RGB or RGBA, not interlaced, as browsers write it
 * @returns {Buffer}
 */
export function toPalette(png) {
  const { width, height, size, pixels } = decode(png)
  const colours = new Uint32Array(width * height)
  for (let i = 0; i < colours.length; i++) colours[i] = pixels.readUIntBE(i * size, 3)
  /** @type {Map<number, number>} */
  const uses = new Map()
  for (const colour of colours) uses.set(colour, (uses.get(colour) ?? 0) + 1)
  const palette = choose(uses)
  const nearest = new Map([...uses.keys()].map((colour) => [colour, closest(palette, colour)]))

  // One byte per pixel. Each row starts with filter 0 (none), which compresses flat areas best.
  const rows = Buffer.alloc((width + 1) * height)
  for (let i = 0; i < colours.length; i++) {
    rows[i + Math.floor(i / width) + 1] = nearest.get(colours[i] ?? 0) ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/**
 * Decodes a PNG's pixels (PNG specification, section 9).
 * @param {Buffer} png
 */
function decode(png) {
  const parts = chunks(png)
  const header = parts.find(({ type }) => type === "IHDR")?.data
  if (!header) throw new Error("This is no PNG.")
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const size = header[9] === 6 ? 4 : 3
  const stride = width * size
  const idat = parts.filter(({ type }) => type === "IDAT").map(({ data }) => data)
  const raw = inflateSync(Buffer.concat(idat))
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x < size ? 0 : (pixels[at - size] ?? 0)
      const up = y === 0 ? 0 : (pixels[at - stride] ?? 0)
      const corner = x < size || y === 0 ? 0 : (pixels[at - stride - size] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0
      pixels[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return { width, height, size, pixels }
}

/**
 * @param {number} left
 * @param {number} up
 * @param {number} corner
 */
function paeth(left, up, corner) {
  const [byLeft, byUp] = [Math.abs(up - corner), Math.abs(left - corner)]
  const byCorner = Math.abs(left + up - 2 * corner)
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

/**
 * The colors to keep: half of them the most used, then one by one the color farthest from all kept ones, so that rare
 * hues survive.
 * @param {Map<number, number>} uses
 */
function choose(uses) {
  const byUse = [...uses].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
  const palette = byUse.slice(0, 128)
  const others = byUse.slice(128).map((colour) => ({
    colour,
    away: distance(colour, palette[closest(palette, colour)] ?? 0),
  }))
  while (palette.length < 256 && others.length > 0) {
    const farthest = others.reduce((a, b) => (b.away > a.away ? b : a))
    if (farthest.away === 0) break
    palette.push(farthest.colour)
    for (const entry of others)
      entry.away = Math.min(entry.away, distance(entry.colour, farthest.colour))
  }
  return palette
}

/**
 * @param {readonly number[]} palette
 * @param {number} colour
 */
function closest(palette, colour) {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, other] of palette.entries()) {
    const away = distance(colour, other)
    if (away < least) [best, least] = [index, away]
  }
  return best
}

/**
 * @param {number} a
 * @param {number} b
 */
function distance(a, b) {
  const channel = (/** @type {number} */ shift) => ((a >> shift) & 255) - ((b >> shift) & 255)
  return channel(16) ** 2 + channel(8) ** 2 + channel(0) ** 2
}

/** @param {Buffer} png */
function chunks(png) {
  /** @type {{ type: string, data: Buffer }[]} */
  const found = []
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString("latin1", at + 4, at + 8)
    found.push({ type, data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return found
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
