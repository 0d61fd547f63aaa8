/** The bytes before the 32-byte secret in PKCS #8 (RFC 8410, section 7), the only format that WebCrypto imports. */
const PKCS8: Uint8Array = Uint8Array.of(
  ...[0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06],
  ...[0x03, 0x2b, 0x65, 0x6e, 0x04, 0x22, 0x04, 0x20],
)

/**
 * X25519 of a secret and a point, 32 bytes each (RFC 7748). Uses WebCrypto, or a library that is loaded if needed.
 * Throws for a point of small order, which gives the same result for every secret.
 */
export async function x25519(secret: Uint8Array, point: Uint8Array): Promise<Uint8Array> {
  return (await inWebCrypto(secret, point)) ?? (await inLibrary(secret, point))
}

/** Undefined if WebCrypto is missing (a page over plain http) or does not support X25519. */
async function inWebCrypto(secret: Uint8Array, point: Uint8Array): Promise<Uint8Array | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  const algorithm = { name: "X25519" }
  try {
    const pkcs8 = Uint8Array.of(...PKCS8, ...secret)
    const own = await subtle.importKey("pkcs8", pkcs8, algorithm, false, ["deriveBits"])
    const imported = await subtle.importKey("raw", Uint8Array.from(point), algorithm, false, [])
    return new Uint8Array(await subtle.deriveBits({ ...algorithm, public: imported }, own, 256))
  } catch (error) {
    if ((error as DOMException).name === "NotSupportedError") return undefined
    throw error
  }
}

async function inLibrary(secret: Uint8Array, point: Uint8Array): Promise<Uint8Array> {
  const { x25519 } = await import("@noble/curves/ed25519.js")
  return x25519.getSharedSecret(secret, point)
}
