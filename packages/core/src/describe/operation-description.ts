import type { XdrValue } from "../encoding/xdr-value.js"
import type { Sentence } from "./types.js"

/** The fields of an XDR struct, as `readXdr` returns them. */
export interface XdrFields {
  readonly [field: string]: XdrValue
}

/** An operation in words: a sentence, and details for what the sentence has no room for. */
export interface OperationDescription {
  sentence: Sentence
  details?: readonly Sentence[]
}
