import { type AssetName, assetParts } from "../account/asset.js"
import { decodeUtf8 } from "../encoding/decode-utf8.js"
import { encodeAddress } from "../encoding/strkey.js"
import { createXdrReader } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion } from "../encoding/xdr-value.js"
import { readEnvelope } from "../verify/envelope.js"

interface ChangeTrust {
  line: XdrUnion
  limit: bigint
}

interface Transaction {
  operations: readonly { sourceAccount: XdrUnion | null; body: XdrUnion }[]
}

/**
 * Whether a base64 `TransactionEnvelope` opens a trust line of its source (`G…`), or changes its limit. Throws
 * `bad-request` for a broken envelope, and for anything but `CODE:ISSUER`.
 */
export function opensTrustline(xdr: string, account: string, asset: AssetName): boolean {
  const envelope = readEnvelope(xdr)
  const { body, sources } = envelope.inner ?? envelope
  const { id } = assetParts(asset)
  // The body has the form of version 1, and begins with its tag.
  const { operations } = readXdr(
    "Transaction",
    createXdrReader(body.subarray(4)),
  ) as unknown as Transaction
  return (
    sources[0] === account &&
    operations.some(({ sourceAccount, body }) => {
      if (sourceAccount || body.type !== "changeTrust") return false
      const { line, limit } = body.value as unknown as ChangeTrust
      return limit > 0n && lineOf(line) === id
    })
  )
}

/** `CODE:ISSUER` of an asset; undefined for XLM and the shares of a pool. */
function lineOf({ type, value }: XdrUnion): string | undefined {
  if (!type.startsWith("credit")) return undefined
  const { assetCode, issuer } = value as unknown as { assetCode: Uint8Array; issuer: XdrUnion }
  const code = decodeUtf8(assetCode)?.replace(/\0+$/, "")
  return `${code}:${encodeAddress(issuer.value as Uint8Array)}`
}
