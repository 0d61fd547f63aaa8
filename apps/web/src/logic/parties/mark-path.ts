/**
 * The picture of an account or contract, from its address: the path of a 32 × 32 SVG with `fill-rule="evenodd"`. A disc that
 * a sighting arm cuts in one of four ways, at one of 16 angles, with a star of two sizes at one of eight places. There are
 * 1,024 pictures: they help the eye, and prove nothing.
 */
export function markPath(address: string): string {
  const bits = hash(address)
  const angle = ((bits & 15) * Math.PI) / 8
  const cut = cuts[(bits >>> 4) & 3]!
  const place = (bits >>> 6) & 7
  const size = (bits >>> 9) & 1 ? 4.5 : 2.8
  // On a crescent, the star stays in the dark part.
  const star =
    cut === crescent
      ? at(10.5, angle + Math.PI + (place - 3.5) * 0.3)
      : at(9.5, (place * Math.PI) / 4 + 0.4)
  return cut(angle) + disc(star, size)
}

type Point = readonly [x: number, y: number]

const cuts = [half, band, crescent, sector]

function half(angle: number): string {
  const [from, to] = chord(1.5, angle)
  return `M${from}A16 16 0 0 1 ${to}z`
}

function band(angle: number): string {
  const [from, to] = chord(-4.5, angle)
  const [back, end] = chord(4.5, angle)
  return `M${from}A16 16 0 0 1 ${back}L${end}A16 16 0 0 1 ${to}z`
}

function crescent(angle: number): string {
  return `M16 0a16 16 0 1 0 .01 0z${disc(at(8, angle), 11.5)}`
}

function sector(angle: number): string {
  return `M16 16L${text(at(16, angle))}A16 16 0 0 1 ${text(at(16, angle + 1.9))}z`
}

/** The ends of a straight cut through the disc, this far from its middle. */
function chord(offset: number, angle: number): readonly [from: string, to: string] {
  const width = Math.acos(offset / 16)
  return [text(at(16, angle - width)), text(at(16, angle + width))]
}

function disc([x, y]: Point, radius: number): string {
  const width = round(2 * radius)
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0 -${width} 0z`
}

function at(radius: number, angle: number): Point {
  return [16 + radius * Math.cos(angle), 16 + radius * Math.sin(angle)]
}

function text(point: Point): string {
  return point.map(round).join(" ")
}

function round(length: number): string {
  return String(Math.round(length * 10) / 10)
}

/** FNV-1a, mixed so that addresses with equal ends differ in every bit. */
function hash(address: string): number {
  let mixed = 2166136261
  for (const letter of address) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
