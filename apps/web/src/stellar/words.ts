/** A piece of a sentence about a transaction: plain words, an address, an amount of an asset, or code. */
export type Part =
  | string
  | { address: string }
  | { amount: string; asset: string }
  | { code: string }

/** A sentence whose pieces a screen can set in their own type. */
export type Sentence = readonly Part[]

/** What XDR-JSON (SEP-51) is made of. */
export type TreeValue =
  | string
  | number
  | boolean
  | null
  | readonly TreeValue[]
  | { readonly [name: string]: TreeValue }

/** An operation in words, with what should make one stop and read twice. */
export interface DescribedOperation {
  sentence: Sentence
  /** The account it acts for, where that is not the transaction's own. */
  source?: string
  warning?: string
  /** Contract calls that the operation makes or authorizes. */
  calls: readonly DescribedCall[]
}

/** A contract call, and the calls below it. */
export interface DescribedCall {
  sentence: Sentence
  args: readonly { type: string; value: TreeValue }[]
  calls: readonly DescribedCall[]
}

/** A memo: its type and its text (hex for hashes). */
export interface DescribedMemo {
  type: "text" | "id" | "hash" | "return"
  value: string
}

/** A decoded transaction envelope, without a class of any library: what the screens show. */
export interface DescribedTransaction {
  /** The account that the transaction acts for. */
  source: string
  /** Who pays the fee, where a fee bump names another account. */
  feeSource?: string
  /** The most that the network may charge, in stroops. */
  fee: string
  sequence: string
  memo?: DescribedMemo
  /** Seconds since the epoch; absent: unbounded. */
  notBefore?: number
  notAfter?: number
  /** Preconditions beside the time, in words. */
  conditions: readonly string[]
  operations: readonly DescribedOperation[]
  /** How many signatures the envelope carries already. */
  signatures: number
  /** Hex, for the network that it was decoded for: what a wallet signs and an explorer looks up. */
  hash: string
  /** Ed25519 accounts (`G…`) named anywhere inside: those whose keys may have signed. */
  accounts: readonly string[]
  /** The whole envelope as XDR-JSON. */
  tree: TreeValue
}

/** A decoded preimage of a Soroban authorization. */
export interface DescribedPreimage {
  /** 9: without the address; 10: with it (CAP-71). */
  type: 9 | 10
  /** Hex of sha256 of the passphrase. */
  networkId: string
  nonce: string
  expirationLedger: number
  /** Who authorizes; only type 10 says. */
  address?: string
  call: DescribedCall
  tree: TreeValue
}
