import { WalletError } from "../errors.js"
import {
  type Ed25519Library,
  isCanonicalPoint,
  isCanonicalScalar,
  satisfiesEquation,
} from "./ed25519-equation.js"
import { isSmallOrder } from "./small-order.js"

/** Loads a library that stands in for WebCrypto, when it is needed. */
export type Ed25519Fallback = () => Promise<Ed25519Library>

/** Set once this browser's WebCrypto has said that it does not know Ed25519: it is not asked again. */
let unknownToWebCrypto = false

/**
 * Does this signature (64 bytes) over the data verify under this public key (32 bytes)? Asks WebCrypto, else the
 * fallback. Throws `unsupported` when there is neither, `external` when the fallback does not load.
 *
 * Both judge by one rule, which is also libsodium's (WebKitGTK refuses a few odd keys more): RFC 8032, section 5.1.7, without the cofactor
 * ([S]B = R + [k]A); S below the group's order, so that a signature cannot be altered into another valid one; key and R
 * written canonically; neither of small order, under which anyone can sign. Engines differ in all but the equation, so
 * the rest is checked here before any of them is asked.
 */
export async function verifyEd25519(
  publicKey: Uint8Array,
  data: Uint8Array,
  signature: Uint8Array,
  fallback?: Ed25519Fallback,
): Promise<boolean> {
  if (publicKey.length !== 32 || signature.length !== 64) return false
  const points = [publicKey, signature.subarray(0, 32)]
  if (points.some((point) => isSmallOrder(point) || !isCanonicalPoint(point))) return false
  if (!isCanonicalScalar(signature.subarray(32))) return false
  try {
    const known = unknownToWebCrypto ? undefined : await askWebCrypto(publicKey, data, signature)
    return known ?? (await satisfiesEquation(await load(fallback), publicKey, data, signature))
  } catch (cause) {
    if (WalletError.is(cause)) throw cause
    throw new WalletError("internal", "The browser could not check the signature.", { cause })
  }
}

/** WebCrypto's answer; undefined where it is withheld or does not know Ed25519. */
async function askWebCrypto(
  publicKey: Uint8Array,
  data: Uint8Array,
  signature: Uint8Array,
): Promise<boolean | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  try {
    const key = await subtle.importKey("raw", buffer(publicKey), "Ed25519", false, ["verify"])
    return await subtle.verify("Ed25519", key, buffer(signature), buffer(data))
  } catch (error) {
    const { name } = error as DOMException
    // The bytes are no point of the curve: nobody holds such a key.
    if (name === "DataError") return false
    if (name !== "NotSupportedError") throw error
    unknownToWebCrypto = true
    return undefined
  }
}

async function load(fallback: Ed25519Fallback | undefined): Promise<Ed25519Library> {
  if (!fallback) {
    const message =
      'This browser cannot check Ed25519 signatures. Update it, or give createKit a library that can: ed25519: () => import("@noble/ed25519").'
    throw new WalletError("unsupported", message)
  }
  try {
    return await fallback()
  } catch (cause) {
    const message = "The library that checks signatures could not be loaded. Reload the page."
    throw new WalletError("external", message, { cause })
  }
}

/** WebCrypto takes no view of shared memory, which the types cannot know that these are not. */
function buffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>
}
