import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { Verified } from "../contract/verified.js"
import { decodeBase64 } from "../encoding/bytes.js"
import { isAddress, publicKeyOf, shortAddress } from "../encoding/strkey.js"
import { type Ed25519Fallback, verifyEd25519 } from "./ed25519.js"

/** A wallet's signature, and whose it should be. */
export interface SignatureToVerify {
  /** Base64 of the 64 bytes that the wallet returned. */
  signature: string
  /** The requested account: `G…`, `M…` (its key counts), or `C…` (its signers are unknown). */
  address: string
  /** The account that the wallet claims has signed. It helps to recognize another signer. */
  signerAddress?: string
  ed25519?: Ed25519Fallback
}

/**
 * Verifies the requested address's signature of the digest. Returns `signature` if it is valid, and `unreported` for a
 * `C…` address, whose signatures only its contract can verify. Throws `bad-request` (invalid address), `bad-reply` (not
 * 64 bytes in base64), `wrong-account` (by the account that the wallet named instead), `bad-signature`.
 */
export async function verifyDigest(
  digest: Uint8Array,
  request: SignatureToVerify,
): Promise<Verified> {
  const { address, signerAddress, ed25519 } = request
  const key = publicKeyOf(address)
  if (!key) return "unreported"
  const signature = readSignature(request.signature)
  if (await verifyEd25519(key, digest, signature, ed25519)) return "signature"

  const other = isAddress(signerAddress) ? publicKeyOf(signerAddress) : undefined
  if (other && (await verifyEd25519(other, digest, signature, ed25519))) {
    throw wrongAccount(address, signerAddress)
  }
  const invalid = reason(
    "invalidForRequest",
    "The wallet returned a signature that is not valid for {address} and this request.",
    { address: shortAddress(address) },
  )
  throw new WalletError("bad-signature", invalid, { ext: { requested: address } })
}

/** The error for another account's signature. The account may be unknown. `returned` is the envelope, if any. */
export function wrongAccount(
  requested: string,
  signer: string | undefined,
  returned?: string,
): WalletError {
  const short = shortAddress(requested)
  const otherSigner = reason(
    "otherSigner",
    "{actual} signed, not {expected}. Choose {choice} in the wallet and try again.",
    {
      actual:
        signer === undefined ? reason("anotherAccount", "Another account") : shortAddress(signer),
      expected: short,
      choice: short,
    },
  )
  return new WalletError("wrong-account", otherSigner, {
    ext: { requested, signer },
    ...(returned === undefined ? {} : { returned }),
  })
}

function readSignature(base64: string): Uint8Array {
  try {
    const signature = decodeBase64(base64)
    if (signature.length === 64) return signature
  } catch {
    // The error is thrown below.
  }
  throw new WalletError(
    "bad-reply",
    reason("badSignature", "The wallet didn't return a valid signature (64 bytes in base64)."),
  )
}
