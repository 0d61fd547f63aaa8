/** The base and the modulus of the hash. A product of the two is an exact number. */
const [BASE, MODULUS] = [257, 2 ** 31 - 1]

/** The length of a drawing and its hash. */
export type Fingerprint = readonly [length: number, hash: number]

/** What an image in a `data:` URL has: its bytes as characters, those of an SVG without what draws nothing. */
export function contentOf(icon: string): string {
  const at = icon.indexOf(",")
  if (at < 0) return ""
  const bytes = icon
    .slice(at + 1)
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
  const type = icon.slice(0, at).toLowerCase()
  const content = type.endsWith(";base64") ? atob(bytes) : bytes
  return type.startsWith("data:image/svg") ? plainSvg(content) : content
}

/** An SVG without comments, titles, and white space, and with one kind of quote. */
function plainSvg(svg: string): string {
  return svg
    .replace(/<!--.*?-->|<[?!].*?>|<(title|desc|metadata)\b.*?<\/\1\s*>/gs, "")
    .replace(/\s+/g, "")
    .replaceAll("'", '"')
}

/** The fingerprint of what an SVG draws, without its frame and its background. */
export function fingerprintOf(svg: string): Fingerprint {
  const drawing = plainSvg(svg).replace(/^<svg.*?>(<rect.*?\/>)?|<\/svg>$/g, "")
  return [drawing.length, [...drawing].reduce((hash, letter) => step(hash, letter), 0)]
}

/** Images stand in images, but no icon has them deeper. */
const DEEPEST = 3

/**
 * Whether an image draws one of these, also as a part of it, or in an image inside it. An image that is too deep inside
 * counts as one of them: what it draws is hidden.
 */
export function draws(content: string, known: readonly Fingerprint[], depth = 0): boolean {
  const inside = content.match(/data:image\/[^")]+/g) ?? []
  return (
    known.some((each) => hasPart(content, each)) ||
    inside.some((image) => depth === DEEPEST || draws(contentInside(image), known, depth + 1))
  )
}

/** The content of an image in an image. A damaged one draws nothing. */
function contentInside(image: string): string {
  try {
    return contentOf(image)
  } catch {
    return ""
  }
}

function step(hash: number, letter: string): number {
  return (hash * BASE + letter.charCodeAt(0)) % MODULUS
}

/** Whether a part of a text has this length and hash. Rolls the hash over the text. */
function hasPart(text: string, [length, wanted]: Fingerprint): boolean {
  let first = 1
  for (let at = 1; at < length; at++) first = (first * BASE) % MODULUS
  let hash = 0
  for (let at = 0; at < text.length; at++) {
    if (at >= length)
      hash = (hash + MODULUS - ((text.charCodeAt(at - length) * first) % MODULUS)) % MODULUS
    hash = step(hash, text[at]!)
    if (hash === wanted && at >= length - 1) return true
  }
  return false
}
