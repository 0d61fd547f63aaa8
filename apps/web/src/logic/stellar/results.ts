import { fieldsOf, textOf } from "./read-json.js"

/** The network's answer to a transaction. `hash` is in hex. */
export type Answer =
  | { outcome: "applied"; ledger?: number | undefined; hash?: string | undefined }
  /** `codes` are the protocol's names. Without any, it can no longer be applied. */
  | { outcome: "refused"; codes: readonly string[]; hash?: string | undefined }
  /** Nobody could say whether it was applied. The same envelope can be sent again without harm. */
  | { outcome: "unknown"; hash?: string | undefined }

/** Reads a saved answer. Undefined if it is invalid. */
export function readSavedAnswer(value: unknown): Answer | undefined {
  const { outcome, codes, ledger, ...rest } = fieldsOf(value)
  const hash = textOf(rest.hash)
  switch (outcome) {
    case "applied":
      return { outcome, ledger: typeof ledger === "number" ? ledger : undefined, hash }
    case "refused":
      if (!Array.isArray(codes) || codes.some((code) => typeof code !== "string")) return undefined
      return { outcome, codes, hash }
    case "unknown":
      return { outcome, hash }
    default:
      return undefined
  }
}
