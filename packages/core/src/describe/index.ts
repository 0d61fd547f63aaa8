export type { XdrFields, XdrUnion, XdrValue } from "../encoding/xdr-value.js"
export { accountOf } from "./account-of.js"
export { addressOf } from "./addresses.js"
export { describeAuthEntry } from "./auth-entry.js"
export { type DecodedTransaction, decodeTransaction, signerKeyOf } from "./decode-transaction.js"
export { type Difference, type Differences, describeDifferences } from "./differences.js"
export { english, type SentenceKey, type Sentences } from "./english.js"
export { paymentTotals } from "./payment-totals.js"
export { readSignerKey } from "./read-signer-key.js"
export { resemblesNative } from "./resembles-native.js"
export {
  argumentText,
  cutText,
  type Recipient,
  recipientOf,
  sentenceText,
} from "./sentence.js"
export { type Bounds, timeWarnings } from "./time-warnings.js"
export { describeTransaction } from "./transaction.js"
export { accountsIn, authEntryTree, type Tree, transactionTree } from "./tree.js"
export type {
  Argument,
  AssetName,
  Authorization,
  Call,
  DescribedAuthEntry,
  DescribedOperation,
  DescribedTransaction,
  DescribeOptions,
  Memo,
  NetworkTime,
  Sentence,
  Value,
  Warning,
} from "./types.js"
