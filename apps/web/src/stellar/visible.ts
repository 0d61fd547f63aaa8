/**
 * A text of a stranger as it can safely be shown: characters that cannot be seen, or that turn the direction of
 * what follows, are written out, so that no memo can pass for another.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
}

/** The same of several lines, which stay lines. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n")
}

const strict = new TextDecoder("utf-8", { fatal: true })

/** Bytes as visible text; as hex with `0x` before it where they are no UTF-8. */
export function visibleBytes(bytes: Uint8Array): string {
  try {
    return visible(strict.decode(bytes))
  } catch {
    return `0x${toHex(bytes)}`
  }
}

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** The bytes of lower- or upper-case hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
}
