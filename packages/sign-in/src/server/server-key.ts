import { encodeAddress, reason, WalletError } from "@alidade/core"
import {
  concatBytes,
  decodeBase32,
  decodeBase64,
  decodeHex,
  encodeStrkey,
} from "@alidade/core/encoding"

/** The server's account and how it signs: with a secret key (`serverKey`), or in a key service of your own. */
export interface ServerKey {
  /** `G…`, which is also `SIGNING_KEY` of the home domain's `stellar.toml`. */
  address: string
  /** The Ed25519 signature (64 bytes) of these bytes. */
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

/** SEP-23's version byte of secret keys. */
const SECRET = 18 << 3

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = "302e020100300506032b657004220420"

/**
 * A `ServerKey` from a secret key (`S…`, SEP-23), with the platform's WebCrypto. Throws `bad-request` for another text,
 * without repeating it.
 */
export async function serverKey(secret: string): Promise<ServerKey> {
  const seed = readSecret(secret)
  const pkcs8 = concatBytes(decodeHex(PKCS8), seed) as Uint8Array<ArrayBuffer>
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", true, ["sign"])
  const { x = "" } = await crypto.subtle.exportKey("jwk", key)
  const publicKey = decodeBase64(`${x.replaceAll("-", "+").replaceAll("_", "/")}=`)
  return {
    address: encodeAddress(publicKey),
    async sign(bytes) {
      const data = bytes as Uint8Array<ArrayBuffer>
      return new Uint8Array(await crypto.subtle.sign("Ed25519", key, data))
    },
  }
}

function readSecret(secret: string): Uint8Array {
  try {
    const seed = decodeBase32(secret).slice(1, 33)
    if (seed.length === 32 && encodeStrkey(SECRET, seed) === secret) return seed
  } catch {
    // The error is thrown below, without the text.
  }
  throw new WalletError(
    "bad-request",
    reason(
      "badServerKey",
      "The server's secret key is not valid: it begins with S and has 56 characters.",
    ),
  )
}
