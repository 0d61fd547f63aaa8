import type { XdrValue } from "@alidade/core/describe"
import { encodeUtf8 } from "@alidade/core/encoding"
import fc from "fast-check"
import { xdrTypes } from "../../../../../../packages/core/src/encoding/xdr-types/index.js"

/** Random decoded values of XDR types, such as a network accepts, for tests. */

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)

/** The connected account's key, and those of others. */
export const ownKey: Uint8Array = key(1)
export const otherKey: Uint8Array = key(2)
const keys = fc.constantFrom(...[3, 4, 5].map(key))

const union = (type: string, value: XdrValue): XdrValue => ({ type, value })
const account = keys.map((bytes) => union("ed25519", bytes))
const muxed = fc
  .tuple(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), keys)
  .map(([id, ed25519]) => union("muxedEd25519", { id, ed25519 }))
const code = (text: string, length: number): Uint8Array => {
  const bytes = new Uint8Array(length)
  bytes.set(encodeUtf8(text))
  return bytes
}
const assets = fc.constantFrom(
  ...[key(3), key(4)].flatMap((issuer) => [
    union("creditAlphanum4", {
      assetCode: code("USD", 4),
      issuer: union("ed25519", issuer),
    }),
    union("creditAlphanum12", {
      assetCode: code("LONGNAME", 12),
      issuer: union("ed25519", issuer),
    }),
  ]),
)
const native = fc.constant(union("native", null))
const text = fc.string({ minLength: 1, maxLength: 20, unit: "grapheme-ascii" })

const pool = fc
  .record({ assetA: assets, assetB: assets, fee: fc.constant(30) })
  .map((parameters) => union("poolShare", union("constantProduct", parameters)))

/** Types whose values a network restricts. */
const special: Readonly<Record<string, fc.Arbitrary<XdrValue>>> = {
  PublicKey: account,
  MuxedAccount: fc.oneof(account, muxed),
  Asset: fc.oneof(native, assets),
  ChangeTrustAsset: fc.oneof(assets, pool),
  AssetCode: fc.constantFrom(
    union("creditAlphanum4", code("USD", 4)),
    union("creditAlphanum12", code("LONGNAME", 12)),
  ),
  ClaimPredicate: fc.oneof(
    fc.constant(union("unconditional", null)),
    fc.bigInt({ min: 1n, max: 10n ** 9n }).map((time) => union("beforeAbsoluteTime", time)),
  ),
  Price: fc.record({ n: fc.integer({ min: 1, max: 9999 }), d: fc.integer({ min: 1, max: 9999 }) }),
  i64: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  u64: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  "string<64>": text,
  "string<32>": text,
  "string<>": text,
  "opaque<64>": fc.uint8Array({ minLength: 1, maxLength: 20 }),
  "opaque<>": fc.uint8Array({ minLength: 1, maxLength: 20 }),
  "opaque[32]": fc.uint8Array({ minLength: 32, maxLength: 32 }),
  "opaque[12]": fc.uint8Array({ minLength: 12, maxLength: 12 }),
  "opaque[4]": fc.uint8Array({ minLength: 4, maxLength: 4 }),
  i32: fc.constant(30),
  u32: fc.integer({ min: 1, max: 255 }),
  void: fc.constant(null),
  bool: fc.boolean(),
  // What a contract gets and authorizes has tests of its own.
  ScVal: fc.integer({ min: 0, max: 999 }).map((value) => union("u32", value)),
  SorobanCredentials: fc.constant(union("sourceAccount", null)),
  "SorobanAuthorizedInvocation<>": fc.constant([]),
  LedgerKey: fc.oneof(
    ...["LedgerKeyAccount", "LedgerKeyTrustLine", "LedgerKeyOffer", "LedgerKeyData"].map(
      (name, at) =>
        fc
          .constant(null)
          .chain(() => sample(name))
          .map((value) => union(["account", "trustline", "offer", "data"][at]!, value)),
    ),
  ),
}

/** Fields of operations that a network restricts, by operation and field. */
const restricted: Readonly<Record<string, fc.Arbitrary<XdrValue>>> = {
  "AllowTrustOp.authorize": fc.integer({ min: 0, max: 2 }),
  "SetOptionsOp.setFlags": fc.integer({ min: 1, max: 15 }),
  "SetOptionsOp.clearFlags": fc.integer({ min: 1, max: 15 }),
  "SetTrustLineFlagsOp.setFlags": fc.integer({ min: 0, max: 7 }),
  "SetTrustLineFlagsOp.clearFlags": fc.integer({ min: 0, max: 7 }),
}

/** Random values of a type in the notation of core's table. */
export function sample(type: string): fc.Arbitrary<XdrValue> {
  const known = Object.hasOwn(special, type) ? special[type] : undefined
  if (known) return known
  const [, element, suffix] = /^(.+?)(?:([[<])(\d*)[\]>]|(?<=.)\*)$/.exec(type) ?? []
  if (element !== undefined) {
    if (suffix === undefined) return sample(element)
    return fc.array(sample(element), { minLength: 1, maxLength: 2 })
  }
  const definition = xdrTypes[type]!
  if ("struct" in definition) {
    const fields = Object.entries(definition.struct).map(([field, fieldType]) => [
      field,
      sampleField(type, field, fieldType),
    ])
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<XdrValue>>)
  }
  if ("enum" in definition) return fc.constantFrom(...definition.enum.split(" "))
  return fc.oneof(
    ...Object.entries(definition.union).map(([arm, armType]) =>
      fc
        .constant(null)
        .chain(() => sample(armType))
        .map((value) => union(arm.split("=")[0]!, value)),
    ),
  )
}

/** Random values of a field. */
export function sampleField(struct: string, field: string, type: string): fc.Arbitrary<XdrValue> {
  return restricted[`${struct}.${field}`] ?? sample(type)
}
