import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { encodeUtf8 } from "../encoding/bytes.js"

/** SHA-256, 32 bytes. Throws `unsupported` if the browser has no WebCrypto. */
export function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return digest("SHA-256", bytes)
}

/** SHA-512, 64 bytes. Throws `unsupported` if the browser has no WebCrypto. */
export function sha512(bytes: Uint8Array): Promise<Uint8Array> {
  return digest("SHA-512", bytes)
}

async function digest(algorithm: string, bytes: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) {
    throw new WalletError(
      "unsupported",
      reason(
        "insecure",
        "Signatures can't be verified on this page: browsers offer cryptography only over https and on http://localhost.",
      ),
    )
  }
  return new Uint8Array(await subtle.digest(algorithm, bytes as Uint8Array<ArrayBuffer>))
}

/** The id of a network: SHA-256 of its passphrase. Everything that is signed for the network begins with it. */
export function networkIdBytes(passphrase: string): Promise<Uint8Array> {
  return sha256(encodeUtf8(passphrase))
}
