import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes, encodeUtf8 } from "../encoding/bytes.js"
import { decodeAddress } from "../encoding/strkey.js"
import { u32 } from "../encoding/write-xdr.js"
import { isCode } from "./guards.js"

/** An asset that an account issued: `CODE:ISSUER`, or its parts. */
export type AssetName = string | { code: string; issuer: string }

/** The parts of an asset. Throws `bad-request` for anything else, and for XLM, which needs no trust line. */
export function assetParts(asset: AssetName): { id: string; code: string; issuer: string } {
  const [code, issuer] =
    typeof asset === "string" ? asset.split(":", 3) : [asset?.code, asset?.issuer]
  if (isCode(code) && typeof issuer === "string" && issuer.startsWith("G")) {
    decodeAddress(issuer)
    return { id: `${code}:${issuer}`, code, issuer }
  }
  throw new WalletError("bad-request", reason("badAsset", "An asset is written as CODE:ISSUER."))
}

/** The XDR of an `Asset`, `TrustLineAsset` or `ChangeTrustAsset`, whose first kinds are the same. */
export function writeAsset(asset: AssetName): Uint8Array {
  const { code, issuer } = assetParts(asset)
  const kind = code.length > 4 ? 2 : 1
  const padded = new Uint8Array(kind === 1 ? 4 : 12)
  padded.set(encodeUtf8(code))
  return concatBytes(u32(kind), padded, writeAccount(issuer))
}

/** The XDR of an `AccountID`, or of a `MuxedAccount` without a number, of a `G…`. */
export function writeAccount(address: string): Uint8Array {
  const decoded = decodeAddress(address)
  if (decoded.kind !== "account") throw new TypeError(address)
  return concatBytes(u32(0), decoded.publicKey)
}
