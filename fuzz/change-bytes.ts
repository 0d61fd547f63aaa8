import { decodeBase32, encodeStrkey } from "@alidade/core/encoding"
import fc from "fast-check"
import { changeText, type Edit, edits, type Inputs } from "./change-text.js"

/** Counts and lengths that software trips over. */
const hardNumbers = [0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0x1000_0000]

/** Bytes after the steps. */
function changeBytes(bytes: Uint8Array, steps: readonly Edit[]): Uint8Array {
  // A `Buffer` would be changed in its place: its slices share its memory.
  return steps.reduce(step, Uint8Array.from(bytes))
}

function step(bytes: Uint8Array, { what, at, by }: Edit): Uint8Array {
  const start = at % (bytes.length + 1)
  // XDR comes in words of four bytes.
  const word = start - (start % 4)
  switch (what % 9) {
    case 0:
    case 1: {
      const changed = bytes.slice()
      if (start < bytes.length) changed[start] = what % 9 ? by : bytes[start]! ^ (1 << (by % 8))
      return changed
    }
    case 2: {
      const changed = bytes.slice()
      const number = hardNumbers[by % hardNumbers.length]!
      if (word + 4 <= bytes.length) new DataView(changed.buffer).setUint32(word, number)
      return changed
    }
    case 3: {
      const changed = bytes.slice()
      if (word + 4 <= bytes.length) new DataView(changed.buffer).setUint32(word, by % 32)
      return changed
    }
    case 4:
      return bytes.slice(0, start)
    case 5:
      return joined(bytes.slice(0, word), bytes.slice(word + 4 * (1 + (by % 5))))
    case 6: {
      const part = bytes.slice(word, word + 4 * (1 + (by % 9)))
      const parts = Array.from({ length: 1 + (by % 20) }, () => part)
      return joined(bytes.slice(0, word), ...parts, bytes.slice(word))
    }
    case 7:
      return joined(bytes.slice(0, word), [0, 0, 0, by % 24], bytes.slice(word))
    default:
      return joined(bytes, new Uint8Array(by % 2 ? by % 9 : 4))
  }
}

function joined(...parts: (Uint8Array | number[])[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Samples of bytes, and changes of them. */
export function byteStrings(...samples: readonly Uint8Array[]): Inputs<Uint8Array> {
  return fc.tuple(fc.nat(samples.length - 1), edits).map(
    ([which, steps]) =>
      () =>
        changeBytes(samples[which]!, steps),
  )
}

/** The same in base64. One in eight is changed as a text. */
export function base64(...samples: readonly Uint8Array[]): Inputs<string> {
  return fc.tuple(fc.nat(samples.length - 1), edits, fc.nat(7)).map(([which, steps, how]) => () => {
    const bytes = samples[which]!
    return how === 7 ? changeText(toBase64(bytes), steps) : toBase64(changeBytes(bytes, steps))
  })
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64")
}

/** Strkeys, and changes of them. Every second one is changed below its checksum. */
export function strkeys(...samples: readonly string[]): Inputs<string> {
  return fc.tuple(fc.nat(samples.length - 1), edits, fc.nat(1)).map(([which, steps, how]) => () => {
    const sample = samples[which]!
    if (how === 0 || steps.length === 0) return changeText(sample, steps)
    const [version = 0, ...payload] = changeBytes(decodeBase32(sample).slice(0, -2), steps)
    return encodeStrkey(version, Uint8Array.from(payload))
  })
}

/** Samples of bytes, each with a change of it. */
export function changedBytes(
  ...samples: readonly Uint8Array[]
): Inputs<readonly [before: Uint8Array, after: Uint8Array]> {
  return fc.tuple(fc.nat(samples.length - 1), edits).map(([which, steps]) => () => {
    const sample = samples[which]!
    return [sample, changeBytes(sample, steps)] as const
  })
}
