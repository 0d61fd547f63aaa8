import { encodeUtf8 } from "../encoding/bytes.js"
import { WalletError } from "../errors.js"

/** The 32 bytes of SHA-256. Throws `unsupported` where the browser withholds WebCrypto. */
export function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return digest("SHA-256", bytes)
}

/** The 64 bytes of SHA-512. Throws `unsupported` likewise. */
export function sha512(bytes: Uint8Array): Promise<Uint8Array> {
  return digest("SHA-512", bytes)
}

async function digest(algorithm: string, bytes: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) {
    throw new WalletError(
      "unsupported",
      "Signatures cannot be checked on this page: browsers offer cryptography only over https and on http://localhost.",
    )
  }
  return new Uint8Array(await subtle.digest(algorithm, bytes as Uint8Array<ArrayBuffer>))
}

/** The id of a network: SHA-256 of its passphrase. It begins everything that is signed for it. */
export function networkIdBytes(passphrase: string): Promise<Uint8Array> {
  return sha256(encodeUtf8(passphrase))
}
