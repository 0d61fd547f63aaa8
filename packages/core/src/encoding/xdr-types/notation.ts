/**
 * A type of Stellar's XDR, written as data so that one small reader serves them all.
 *
 * A field or an arm names its type in the notation of RFC 4506: `opaque[32]` (fixed length), `opaque<64>` (at most),
 * `string<>` (any length), `Asset<5>` (at most five of them), `TimeBounds*` (optional); `i32`, `u32`, `i64`, `u64`,
 * `bool` and `void` are the basic ones.
 *
 * The members of an enum and the arms of a union are numbered from 0 in the order written; one that is not the next
 * says its number (`tx=2`). Names are those of Stellar's own definitions, without the prefix that repeats the type's.
 */
export type XdrType =
  | { struct: Readonly<Record<string, string>> }
  | { union: Readonly<Record<string, string>> }
  | { enum: string }
