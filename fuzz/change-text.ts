import fc from "fast-check"

/** A step of a change: what to do, where, and with what. A smaller number is a simpler step. */
export interface Edit {
  what: number
  at: number
  by: number
}

/** Up to four steps. None leaves a sample as it is. */
export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({ what: fc.nat(63), at: fc.nat(99_999), by: fc.nat(9_999) }),
  { maxLength: 4 },
)

/**
 * Inputs, each made when it is used: some cannot be looked at, and a reader could keep or change one. The fuzzer finds
 * smaller ones.
 */
export type Inputs<Input> = fc.Arbitrary<() => Input>

/** Texts that software trips over. */
export const hardTexts: readonly string[] = [
  ..." |\0|\n|\t|\r\n|0|-1|1e9|NaN|Infinity|null|true|undefined|__proto__|constructor|toString".split(
    "|",
  ),
  ..."valueOf|hasOwnProperty|length|..|/|//|?|#|&|=|%|%00|%ZZ|;|,|:|*|@|{}|[]|<script>|javascript:".split(
    "|",
  ),
  ...['"', "'", "\\", "\ud800", "\udc00", "\u202e", "\u200b", "\u0000", "\ufeff", "é", "é", "😀"],
  ...["", "9".repeat(20), "9".repeat(400), "a".repeat(5_000), "[".repeat(3_000), "(".repeat(300)],
]

/** A text after the steps. */
export function changeText(text: string, steps: readonly Edit[]): string {
  return steps.reduce(step, text)
}

function step(text: string, { what, at, by }: Edit): string {
  const start = at % (text.length + 1)
  const end = Math.min(text.length, start + 1 + (by % 9))
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  const hard = hardTexts[by % hardTexts.length]!
  switch (what % 9) {
    case 0:
      return before + String.fromCharCode(32 + (by % 95)) + text.slice(start + 1)
    case 1:
      return before + after
    case 2:
      return before + hard + text.slice(start)
    case 3:
      return before + hard + after
    case 4:
      return before
    case 5:
      return before + part.repeat(2 + (by % 40)) + after
    case 6:
      return by % 2 ? text.toUpperCase() : text.toLowerCase()
    case 7:
      return before + after.slice(0, 20) + part + after
    default:
      return by % 8 === 0 ? hard : `${text.slice(start)}${before}`
  }
}

/** Samples of a text, and changes of them. */
export function texts(...samples: readonly string[]): Inputs<string> {
  return fc.tuple(fc.nat(samples.length - 1), edits).map(
    ([which, steps]) =>
      () =>
        changeText(samples[which]!, steps),
  )
}
