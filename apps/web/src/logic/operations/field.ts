import type { ReceiverProblem } from "../pasted/address.js"
import type { AmountProblem } from "../stellar/amount.js"

/** A value of XDR-JSON (SEP-51), the form in which the SDK reads and writes XDR. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** An object of XDR-JSON. */
export type JsonObject = Readonly<Record<string, Json>>

/** What is typed into a field: a text, several values, or the values of fields inside it. */
export type Value = string | readonly Value[] | Values

/** What is typed into fields, by their names. */
export interface Values {
  readonly [field: string]: Value
}

/** What a field holds. */
export type Kind =
  /** `G…`; also `M…` if it may be muxed. */
  | { kind: "account"; mayBeMuxed?: true }
  /** `C…`. */
  | { kind: "contract" }
  /** `native`, or `CODE:ISSUER`. In a trust line it may also be the id of a pool. */
  | { kind: "asset"; isIssued?: true; mayBePool?: true }
  | { kind: "assetCode" }
  /** A decimal number of an asset's whole units. `bits`: the size of the number of stroops, 64 unless stated. */
  | { kind: "amount"; mayBeZero?: true; bits?: 32 }
  /** A decimal number, or a fraction such as `3/7`. */
  | { kind: "price" }
  | { kind: "integer"; bits: 32 | 64; least?: bigint; most: bigint }
  /** Seconds since the epoch. */
  | { kind: "time" }
  /** Names of bits. The value lists those that are set. */
  | { kind: "flags"; flags: Readonly<Record<string, number>> }
  /** A signer's strkey: `G…`, `T…`, `X…` or `P…`. */
  | { kind: "signer" }
  /** Text, or bytes as `0x` and hex digits. `most`: how many bytes. */
  | { kind: "text"; most: number }
  /** The same, where XDR has opaque bytes. */
  | { kind: "bytes"; most: number }
  /** 64 hex digits. */
  | { kind: "hash" }
  /** The id of a liquidity pool or of a claimable balance: hex digits, or a strkey. */
  | { kind: "pool" | "balance" }
  /** When a claimable balance can be claimed. */
  | { kind: "predicate" }
  /** XDR-JSON as text. */
  | { kind: "json" }
  | { kind: "list"; item: Field; least?: number; most: number }
  | { kind: "group"; fields: readonly Field[] }
  /** One of several kinds of content, each with its field or fields. */
  | { kind: "variant"; arms: Readonly<Record<string, Field | readonly Field[]>> }

/** A field of an operation or a transaction. */
export type Field = Kind & {
  /** The field's name in Stellar's XDR definitions, in camel case. */
  name: string
  /** What an empty field means. Without it, the field can't be empty. */
  blank?: Json
}

/** A field of one kind. */
export type FieldOf<Name extends Kind["kind"]> = Extract<Field, { kind: Name }>

/** What is wrong with a field's value. */
export type FieldProblem =
  | { problem: "missing" }
  | { problem: "accountOnly" }
  | { problem: "contractOnly" }
  | { problem: "badAsset" }
  | { problem: "nativeAsset" }
  /** The same asset as in another field. */
  | { problem: "sameAsset" }
  | { problem: "badAssetCode" }
  | { problem: "badPrice" }
  | { problem: "badSigner" }
  | { problem: "badHash" }
  | { problem: "badPool" }
  | { problem: "badBalance" }
  | { problem: "badJson" }
  | { problem: "outOfRange"; least: bigint; most: bigint }
  | { problem: "tooLong"; most: number; length: number }
  | { problem: "address"; found: ReceiverProblem }
  | { problem: "amount"; found: AmountProblem }

/** Problems by the path of their field, such as `claimants.0.destination`. */
export type Problems = ReadonlyMap<string, FieldProblem>

/** Checked content as XDR-JSON, or what is wrong with it. */
export type Checked = { json: Json } | { problems: Problems }
