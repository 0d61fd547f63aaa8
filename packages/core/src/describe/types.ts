import type { SentenceKey } from "./english.js"

/**
 * A piece of a description that is no word of ours, to be set in its own type: always left to right, never translated.
 * Texts of strangers can be drawn as they are.
 */
export type Value =
  /** `G…`, `M…`, `C…`, `B…` (a claimable balance) or `L…` (a pool). */
  | { type: "address"; value: string }
  /** A decimal number without needless zeros, of XLM (`native`) or of an asset by its code and issuer. */
  | { type: "amount"; value: string; asset: AssetName }
  | { type: "asset"; asset: AssetName }
  /** A decimal number without needless zeros, exact, however long; or, where `about` says so, rounded down. */
  | { type: "number"; value: string; about?: true }
  /** Seconds since the epoch. */
  | { type: "time"; value: string }
  /** A hash, an id, a name in code: to be compared, not read. */
  | { type: "code"; value: string; more?: number }
  /** What a stranger wrote; `more` is how many characters of it are left out. */
  | { type: "text"; value: string; more?: number }
  | { type: "sentence"; value: Sentence }
  | { type: "list"; values: readonly Value[] }

/** An asset for people: `XLM`, or a code and who issued it (`G…`). */
export interface AssetName {
  code: string
  issuer?: string
}

/** A sentence in no language yet: its key and the values of its `{name}`s. */
export interface Sentence {
  key: SentenceKey
  values: Readonly<Record<string, Value>>
}

/** An operation in words: a sentence, and details for what the sentence has no room for. */
export interface OperationDescription {
  sentence: Sentence
  details: readonly Sentence[]
}

/** A warning: `danger` can cost the account, `caution` is unusual or lasting. */
export interface Warning extends Sentence {
  level: "danger" | "caution"
}

/** An operation in words. */
export interface DescribedOperation {
  /** The operation's name in Stellar's XDR: `payment`, `setOptions`… */
  type: string
  sentence: Sentence
  /** What else it says, one thing a line: each change of `setOptions`, each claimant, the bounds of a price. */
  details: readonly Sentence[]
  /** The account that it acts for, where it names one. */
  source?: string
  warnings: readonly Warning[]
  /** Of a contract call: what is called, and with what. Its sentence is the operation's. */
  call?: Call
  /** What contracts may do on somebody's behalf, with this transaction. */
  authorizations: readonly Authorization[]
}

/** A contract call, or the making of a contract, and the calls below it. */
export interface Call {
  sentence: Sentence
  args: readonly Argument[]
  calls: readonly Call[]
}

/** A contract value: a leaf with a `value`, or a vector or map with `items`. */
export interface Argument {
  /** As Stellar names it: `i128`, `address`, `symbol`, `vec`… */
  type: string
  value?: Value
  items?: readonly Argument[]
  /** Its key, where it is an entry of a map. */
  key?: Argument
  /** How many items are left out: a description has room for a few hundred. */
  more?: number
}

/** A Soroban authorization entry of a transaction. */
export interface Authorization {
  /** Who authorizes; absent: the source account, by the transaction's own signature. */
  address?: string
  nonce?: string
  /** The last ledger in which it holds. */
  expirationLedger?: number
  /** Who signs for the address in its place (CAP-71), each followed by those who sign for it in turn; absent: nobody. */
  delegates?: readonly string[]
  call: Call
}

/** A transaction's memo: `text` as a text, the others as code. */
export interface Memo {
  type: "text" | "id" | "hash" | "return"
  value: Value
}

/** A transaction of any kind, decoded. */
export interface DescribedTransaction {
  /** The account whose sequence number is used, and that operations act for which name none. */
  source: string
  /** Who pays the fee, where a fee bump names another account. */
  feeSource?: string
  /** The most that the network may charge, as an amount of XLM; of a fee bump, the outer fee. */
  fee: string
  /** Of a fee bump: what the transaction inside would have paid itself. */
  innerFee?: string
  sequence: string
  memo?: Memo
  /** Seconds since the epoch, exact; absent: unbounded. */
  notBefore?: string
  notAfter?: string
  /** Preconditions beside the time. */
  conditions: readonly Sentence[]
  operations: readonly DescribedOperation[]
  /** About the transaction as a whole; each operation has its own. */
  warnings: readonly Warning[]
  /** How many signatures the envelope carries already; of a fee bump, those of the fee bump itself. */
  signatures: number
  /** Of a fee bump: how many the transaction inside carries, which has to be signed separately. */
  innerSignatures?: number
  /** Passphrase of the network that it was decoded for. */
  networkPassphrase: string
  /** Hex SHA-256, for that network: what is signed, what a device shows, what an explorer looks up. */
  hash: string
}

/** A preimage of a Soroban authorization, decoded. */
export interface DescribedAuthEntry {
  /** `v1` is type 9; `v2` is type 10 (CAP-71), which names the account that authorizes. */
  type: "v1" | "v2"
  address?: string
  /** Hex SHA-256 of the passphrase. */
  networkId: string
  /** The passphrase, where it is of a network that every kit knows or of the one expected. */
  networkPassphrase?: string
  nonce: string
  /** The last ledger in which the signature counts. */
  expirationLedger: number
  call: Call
  warnings: readonly Warning[]
  /** Hex SHA-256 of the preimage: what is signed. */
  hash: string
}

/** What a description is compared with, to warn of what is unusual. All is optional. */
export interface DescribeOptions {
  /** Passphrase of the network that the app is on: another one is warned of. */
  expectedNetwork?: string
  /** Contracts (`C…`) that an authorization may name without a warning, beside the native asset's. */
  knownContracts?: readonly string[]
}
