import type { SmartForm } from "../contract/smart-signature.js"
import type { SentenceKey } from "./english.js"

/**
 * A part of a description with its own formatting: always left to right, never translated. Third-party texts are safe
 * to display.
 */
export type Value =
  /** `G…`, `M…`, `C…`, `B…` (a claimable balance) or `L…` (a pool). */
  | { type: "address"; value: string }
  /** A decimal number without trailing zeros, of XLM (`native`) or of an asset by its code and issuer. */
  | { type: "amount"; value: string; asset: AssetName }
  | { type: "asset"; asset: AssetName }
  /** A decimal number without trailing zeros. Exact, or rounded down if `about` is set. */
  | { type: "number"; value: string; about?: true }
  /** Seconds since the epoch. With `from`, also in seconds, a view shows how far apart they are: "in 5 minutes". */
  | { type: "time"; value: string; from?: string }
  /** A hash, an id, or a name in code: to compare, not to read. */
  | { type: "code"; value: string; more?: number }
  /** A third-party text; `more` is how many characters are left out. */
  | { type: "text"; value: string; more?: number }
  | { type: "sentence"; value: Sentence }
  | { type: "list"; values: readonly Value[] }

/** An asset's display name: `XLM`, or a code and its issuer (`G…`). */
export interface AssetName {
  code: string
  issuer?: string
}

/** A sentence before translation: its key and the values of its `{name}`s. */
export interface Sentence {
  key: SentenceKey
  values: Readonly<Record<string, Value>>
}

/** An operation in words: a sentence, and details that do not fit into it. */
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
  /** Further information, one item per line: each change of `setOptions`, each claimant, the bounds of a price. */
  details: readonly Sentence[]
  /** The operation's own source account, if it has one. */
  source?: string
  warnings: readonly Warning[]
  /** For a contract call: the function and its arguments. Its sentence is the operation's. */
  call?: Call
  /** What contracts may do on an account's behalf with this transaction. */
  authorizations: readonly Authorization[]
}

/** A contract call, or the creation of a contract, and its sub-calls. */
export interface Call {
  /**
   * In words of its own for the functions of tokens and for upgrades, if all arguments have the right types; else
   * generic.
   */
  sentence: Sentence
  /** The contract that is called (`C…`); absent when one is created. */
  contract?: string
  /** The name of the called function. */
  function?: string
  /** Whether the sentence says everything that the arguments say. */
  isInWords: boolean
  /** About this call alone. An operation or authorization has those of all its calls. */
  warnings: readonly Warning[]
  args: readonly Argument[]
  calls: readonly Call[]
}

/** A contract value: a leaf with a `value`, or a vector or map with `items`. */
export interface Argument {
  /** As Stellar names it: `i128`, `address`, `symbol`, `vec`… */
  type: string
  value?: Value
  /** The value as an amount, if it is one of an asset's contract whose decimals are known: the native asset's. */
  amount?: Value
  items?: readonly Argument[]
  /** Its key, if it is an entry of a map. */
  key?: Argument
  /** How many items are left out: a description contains at most a few hundred. */
  more?: number
}

/** A Soroban authorization entry of a transaction. */
export interface Authorization {
  /** Who authorizes; if absent, the source account, with the transaction's own signature. */
  address?: string
  nonce?: string
  /** The last ledger in which it is valid. */
  expirationLedger?: number
  /** Delegates who sign for the address (CAP-71), each followed by its own delegates; absent if there are none. */
  delegates?: readonly string[]
  /** What the signature of a smart account has, if it is there already and its form is known. It is not verified. */
  smart?: {
    form: SmartForm
    /** Keys, passkeys, delegates, and policies. */
    signers: readonly Value[]
  }
  call: Call
  /** Whether the call is the operation's own: the same contract, function and arguments. Its sub-calls may be more. */
  isOwnCall: boolean
}

/** A transaction's memo: `text` as a text, the others as code. */
export interface Memo {
  type: "text" | "id" | "hash" | "return"
  value: Value
}

/** A transaction of any kind, decoded. */
export interface DescribedTransaction {
  /**
   * What it is for the account as a whole, if its operations alone would mislead: a sign-in (SEP-10), a network fee, or
   * operations of other accounts only. Show it before the operations.
   */
  headline?: Sentence
  /** For a fee bump: introduces its operations, which the inner transaction's signers have signed. */
  inside?: Sentence
  /** The account whose sequence number is used. It is also the source of operations that name none. */
  source: string
  /** Who pays the fee, if a fee bump names another account. */
  feeSource?: string
  /** The maximum fee, as an amount of XLM; for a fee bump, the outer fee. */
  fee: string
  /** For a fee bump: the inner transaction's own fee. */
  innerFee?: string
  sequence: string
  memo?: Memo
  /** Seconds since the epoch, exact; absent if unbounded. */
  notBefore?: string
  notAfter?: string
  /** Preconditions other than time. */
  conditions: readonly Sentence[]
  operations: readonly DescribedOperation[]
  /** About the whole transaction; each operation has its own. */
  warnings: readonly Warning[]
  /** How many signatures the envelope already has; for a fee bump, its own signatures. */
  signatures: number
  /** For a fee bump: how many signatures the inner transaction has, which is signed separately. */
  innerSignatures?: number
  /** Passphrase of the network that it was decoded for. */
  networkPassphrase: string
  /** Hex SHA-256 for that network: what is signed, what a device shows, and what an explorer looks up. */
  hash: string
}

/** A preimage of a Soroban authorization, decoded. */
export interface DescribedAuthEntry {
  /** `v1` is type 9; `v2` is type 10 (CAP-71), which names the authorizing account. */
  type: "v1" | "v2"
  address?: string
  /** Hex SHA-256 of the passphrase. */
  networkId: string
  /** The passphrase, if it is the expected network's or that of a network every kit knows. */
  networkPassphrase?: string
  nonce: string
  /** The last ledger in which the signature is valid. */
  expirationLedger: number
  call: Call
  warnings: readonly Warning[]
  /** Hex SHA-256 of the preimage: what is signed. */
  hash: string
}

/** A network's time. Without a field, nothing is said about the bounds that depend on it. */
export interface NetworkTime {
  /** The network's time in ms since the epoch. A computer's own clock may be wrong: ask Horizon or the RPC. */
  now?: number | undefined
  /** Sequence number of the last closed ledger. */
  latestLedger?: number | undefined
}

/** What to compare a description with, to warn of anything unusual. All fields are optional. */
export interface DescribeOptions extends NetworkTime {
  /** Passphrase of the app's network: another network causes a warning. */
  expectedNetwork?: string
  /** Contracts (`C…`) that an authorization may use without a warning, besides the native asset's. */
  knownContracts?: readonly string[]
  /**
   * The connected account (`G…`, `M…` or `C…`), which is “you” in sentences; `false` if none is connected. By default,
   * the source account of an operation, or the account that an authorization names. The headline depends on it.
   */
  account?: string | false
  /** The account's XLM, as a decimal number: an allowance above it is a danger. */
  balance?: string
}
