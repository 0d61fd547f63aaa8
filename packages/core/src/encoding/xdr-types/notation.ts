/**
 * A type of Stellar's XDR, as data, so that one small reader can decode all types.
 *
 * A field or an arm names its type in the notation of RFC 4506: `opaque[32]` (fixed length), `opaque<64>` (maximum
 * length), `string<>` (any length), `Asset<5>` (at most five), `TimeBounds*` (optional). `i32`, `u32`, `i64`, `u64`,
 * `bool` and `void` are basic types.
 *
 * The members of an enum and the arms of a union are numbered from 0 in order; an exception states its number (`tx=2`).
 * Names are those of Stellar's definitions, without the prefix that repeats the type's name.
 */
export type XdrType =
  | { struct: Readonly<Record<string, string>> }
  | { union: Readonly<Record<string, string>> }
  | { enum: string }
