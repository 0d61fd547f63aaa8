import { decodeHex } from "../../packages/core/src/encoding/bytes.js"
import {
  isCanonicalPoint,
  isCanonicalScalar,
  isSmallOrder,
} from "../../packages/core/src/verify/ed25519.js"
import { type EdgeCase, edgeCases } from "../../packages/core/test/ed25519-edge-cases.js"

/** RFC 8032, section 7.1, test 2. */
const honest: EdgeCase = {
  number: -1,
  about: "an honest signature",
  message: "72",
  publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
  signature:
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
  valid: true,
}

/** Cases that the packages leave to the engine. They refuse the study's other cases before they call it. */
export const decidedByEngine: readonly EdgeCase[] = [honest, ...edgeCases].filter(
  ({ publicKey, signature }) => {
    const signed = decodeHex(signature)
    const points = [decodeHex(publicKey), signed.subarray(0, 32)]
    return (
      points.every((point) => isCanonicalPoint(point) && !isSmallOrder(point)) &&
      isCanonicalScalar(signed.subarray(32))
    )
  },
)

/** WebCrypto's verdict on each case; null without support for Ed25519. Runs in the page. */
export async function ed25519Verdicts(
  cases: readonly Readonly<Record<"publicKey" | "message" | "signature", string>>[],
): Promise<boolean[] | null> {
  const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    return await Promise.all(
      cases.map(async ({ publicKey, message, signature }) => {
        const key = await crypto.subtle.importKey("raw", bytes(publicKey), "Ed25519", false, [
          "verify",
        ])
        return crypto.subtle.verify("Ed25519", key, bytes(signature), bytes(message))
      }),
    )
  } catch (error) {
    if ((error as DOMException).name === "NotSupportedError") return null
    throw error
  }
}
