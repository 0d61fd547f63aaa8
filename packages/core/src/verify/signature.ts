import { decodeBase64 } from "../encoding/bytes.js"
import { isAddress, publicKeyOf, shortAddress } from "../encoding/strkey.js"
import { WalletError } from "../errors.js"
import type { Verified } from "../events.js"
import { type Ed25519Fallback, verifyEd25519 } from "./ed25519.js"

/** A signature that a wallet gave, and by whom it should be. */
export interface SignatureToVerify {
  /** Base64 of the 64 bytes that the wallet returned. */
  signature: string
  /** The account that was asked: `G…`, `M…` (its key counts), or `C…` (whose signers are not known). */
  address: string
  /** The account that the wallet says has signed: with its help another signer is recognised. */
  signerAddress?: string
  ed25519?: Ed25519Fallback
}

/**
 * Is this signature over the digest by the address asked? `signature` if so; `unreported` for a `C…` address, whose contract
 * alone knows what a signature of it is. Throws `bad-request` (the address is none), `bad-reply` (not 64 bytes in
 * base64), `wrong-account` (by the account that the wallet named instead), `bad-signature`.
 */
export async function verifyDigest(
  digest: Uint8Array,
  asked: SignatureToVerify,
): Promise<Verified> {
  const { address, signerAddress, ed25519 } = asked
  const key = publicKeyOf(address)
  if (!key) return "unreported"
  const signature = readSignature(asked.signature)
  if (await verifyEd25519(key, digest, signature, ed25519)) return "signature"

  const other = isAddress(signerAddress) ? publicKeyOf(signerAddress) : undefined
  if (other && (await verifyEd25519(other, digest, signature, ed25519))) {
    throw wrongAccount(address, signerAddress)
  }
  const message = `The signature that the wallet returned is not one by ${shortAddress(address)} of what it was asked to sign.`
  throw new WalletError("bad-signature", message, { ext: { asked: address } })
}

/** The error for a signature by another account; which one is not always known. `returned` is the envelope, if any. */
export function wrongAccount(
  asked: string,
  signer: string | undefined,
  returned?: string,
): WalletError {
  const short = shortAddress(asked)
  const other = signer === undefined ? "Another account" : shortAddress(signer)
  const message = `${other} signed, not ${short}. Choose ${short} in the wallet and ask again.`
  return new WalletError("wrong-account", message, {
    ext: { asked, signer },
    ...(returned === undefined ? {} : { returned }),
  })
}

function readSignature(base64: string): Uint8Array {
  try {
    const signature = decodeBase64(base64)
    if (signature.length === 64) return signature
  } catch {
    // Told below, in the same words.
  }
  throw new WalletError(
    "bad-reply",
    "The wallet returned no signature: 64 bytes in base64 are expected.",
  )
}
