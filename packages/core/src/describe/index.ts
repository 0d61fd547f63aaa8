export { describeAuthEntry } from "./auth-entry.js"
export { type Difference, type Differences, describeDifferences } from "./differences.js"
export { english, type SentenceKey, type Sentences } from "./english.js"
export {
  argumentText,
  cutText,
  fill,
  partsOf,
  type Recipient,
  recipientOf,
  sentenceText,
} from "./sentence.js"
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
  Sentence,
  Value,
  Warning,
} from "./types.js"
