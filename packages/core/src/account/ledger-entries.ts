import { concatBytes } from "../encoding/bytes.js"
import { decodeUtf8 } from "../encoding/decode-utf8.js"
import { encodeAddress, encodeStrkey } from "../encoding/strkey.js"
import { u32 } from "../encoding/write-xdr.js"
import type { XdrReader } from "../encoding/xdr-reader.js"
import type { AccountInfo, AccountSigner, AssetBalance, LastLedger } from "./types.js"

/*
 * Stellar-ledger-entries.x and Stellar-ledger.x, as far as an account needs them. They are not in the table of XDR
 * types, which has what is signed, and which is larger than all this.
 */

/** What an `AccountEntry` says, with its 32-byte key, its stroops, and how many of them its offers sell. */
type AccountEntry = Pick<
  AccountInfo,
  | "sequence"
  | "subentries"
  | "sponsoring"
  | "sponsored"
  | "signers"
  | "thresholds"
  | "flags"
  | "homeDomain"
> & { owner: Uint8Array; lumens: bigint; selling: bigint }

/** Reads an `AccountEntry`. Throws if the bytes are not one. */
export function readAccountEntry(reader: XdrReader): AccountEntry {
  const owner = readKey(reader)
  const lumens = reader.i64()
  const sequence = reader.i64()
  // No network has such an account, and Horizon's reader takes none.
  if (lumens < 0n || sequence < 0n) throw new TypeError("a negative number")
  const subentries = reader.u32()
  // The inflation destination.
  if (reader.bool()) readKey(reader)
  const flags = reader.u32()
  const homeDomain = decodeUtf8(reader.fixed(reader.count(32, 1)))
  const [weight = 0, low = 0, medium = 0, high = 0] = reader.fixed(4)
  const listed = Array.from({ length: reader.count(20, 8) }, () => readSigner(reader))
  const facts = readExtension(reader)
  const { sponsoring, sponsored, sponsors, selling } = facts
  reader.end()
  const signers = listed.map((signer, index): AccountSigner => {
    const sponsor = sponsors[index]
    return sponsor === undefined ? signer : { ...signer, sponsor }
  })
  return {
    ...{ owner, lumens, selling, sequence, subentries, sponsoring, sponsored },
    signers: [{ key: encodeAddress(owner), weight }, ...signers],
    thresholds: { low, medium, high },
    flags: {
      required: (flags & 1) !== 0,
      revocable: (flags & 2) !== 0,
      immutable: (flags & 4) !== 0,
      clawback: (flags & 8) !== 0,
    },
    ...(homeDomain ? { homeDomain } : {}),
  }
}

/** The extensions of an account: liabilities, then sponsorships, then when its sequence was used. */
function readExtension(reader: XdrReader): {
  selling: bigint
  sponsoring: number
  sponsored: number
  sponsors: readonly (string | undefined)[]
} {
  const none = { selling: 0n, sponsoring: 0, sponsored: 0, sponsors: [] }
  if (reader.u32() === 0) return none
  const selling = readSelling(reader)
  if (reader.u32() === 0) return { ...none, selling }
  const sponsored = reader.u32()
  const sponsoring = reader.u32()
  const sponsors = Array.from({ length: reader.count(20, 4) }, () =>
    reader.bool() ? encodeAddress(readKey(reader)) : undefined,
  )
  // An extension of version 3: one more version, a sequence of 32 bits, a time of 64.
  if (reader.u32() !== 0) reader.fixed(16)
  return { selling, sponsoring, sponsored, sponsors }
}

/** `Liabilities`: what is bought and sold. */
function readSelling(reader: XdrReader): bigint {
  reader.i64()
  return reader.i64()
}

/** What a `TrustLineEntry` says of an asset that an account issued. */
export function readTrustLine(reader: XdrReader): {
  units: bigint
  limit: bigint
  selling: bigint
  authorized: NonNullable<AssetBalance["authorized"]>
} {
  readKey(reader)
  const kind = reader.u32()
  if (kind !== 1 && kind !== 2) throw new TypeError("another asset")
  reader.fixed(kind === 1 ? 4 : 12)
  readKey(reader)
  const units = reader.i64()
  const limit = reader.i64()
  const flags = reader.u32()
  const selling = reader.u32() === 0 ? 0n : readSelling(reader)
  const authorized = flags & 1 ? "full" : flags & 2 ? "liabilities" : "none"
  return { units, limit, selling, authorized }
}

/** Reads what an account needs of a `LedgerHeader`: its number, its time, and the base reserve. */
export function readHeader(reader: XdrReader): LastLedger {
  reader.u32()
  reader.fixed(64)
  const closedAt = Number(reader.u64())
  for (let left = reader.count(6, 4); left > 0; left--) reader.fixed(reader.count(128, 1))
  // A signed value: the key and signature of who proposed it.
  if (reader.u32() === 1) {
    readKey(reader)
    reader.fixed(reader.count(64, 1))
  }
  reader.fixed(64)
  const sequence = reader.u32()
  // Coins, the fee pool, the inflation's number, the last id, the base fee.
  reader.fixed(8 + 8 + 4 + 8 + 4)
  return { sequence, closedAt, baseReserve: BigInt(reader.u32()) }
}

/** SEP-23's version bytes of signers that are not keys, by their kind in XDR. */
const versions = [6 << 3, 19 << 3, 23 << 3, 15 << 3] as const

function readSigner(reader: XdrReader): AccountSigner {
  const kind = reader.u32()
  const version = versions[kind]
  if (version === undefined) throw new TypeError("another signer")
  const key = reader.fixed(32)
  const payload = kind === 3 ? reader.fixed(reader.count(64, 1)) : undefined
  const padded = payload && new Uint8Array(Math.ceil(payload.length / 4) * 4)
  padded?.set(payload ?? [])
  const bytes = padded ? concatBytes(key, u32(payload?.length ?? 0), padded) : key
  return { key: encodeStrkey(version, bytes), weight: reader.u32() }
}

/** A `PublicKey`, whose one kind is Ed25519. */
function readKey(reader: XdrReader): Uint8Array {
  if (reader.u32() !== 0) throw new TypeError("another key")
  return reader.fixed(32)
}
