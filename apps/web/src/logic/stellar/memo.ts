/** The kinds of memo in the payment form. */
const memoChoices = ["none", "text", "id", "hash", "return"] as const

/** The kind of memo selected in the payment form. */
export type MemoChoice = (typeof memoChoices)[number]

/** A saved kind of memo. None if it is unknown. */
export function readMemoChoice(saved: string): MemoChoice {
  return memoChoices.find((choice) => choice === saved) ?? "none"
}

/** What is wrong with a memo. `most` and `length` are bytes. */
export type MemoProblem =
  | { problem: "noMemo" | "badId" | "badHash" }
  | { problem: "memoTooLong"; most: number; length: number }

/** What is wrong with a memo, or undefined if it is valid. */
export function memoProblem(type: MemoChoice, value: string): MemoProblem | undefined {
  switch (type) {
    case "none":
      return undefined
    case "text": {
      const bytes = new TextEncoder().encode(value).length
      if (bytes === 0) return { problem: "noMemo" }
      return bytes > 28 ? { problem: "memoTooLong", most: 28, length: bytes } : undefined
    }
    case "id":
      return /^\d{1,20}$/.test(value) && BigInt(value) < 2n ** 64n
        ? undefined
        : { problem: "badId" }
    case "hash":
    case "return":
      return /^[0-9a-f]{64}$/i.test(value) ? undefined : { problem: "badHash" }
  }
}
