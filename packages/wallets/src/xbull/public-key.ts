/** The field of X25519 (RFC 7748, section 4.1). */
const P: bigint = 2n ** 255n - 19n

/**
 * Computes the X25519 public key of a 32-byte secret (RFC 7748, section 5) synchronously. WebCrypto is asynchronous,
 * but xBull's window, whose address carries the key, must open inside the click. This does not run in constant time,
 * which is acceptable for a key that serves one window and never leaves the page.
 */
export function publicKeyOf(secret: Uint8Array): Uint8Array {
  const scalar = clamp(secret)
  let [x2, z2, x3, z3] = [1n, 0n, 9n, 1n]
  for (let bit = 254n; bit >= 0n; bit--) {
    const isSet = (scalar >> bit) & 1n
    if (isSet) [x2, z2, x3, z3] = [x3, z3, x2, z2]
    const [sum, difference] = [x2 + z2, x2 - z2]
    const [sum2, difference2] = [sum ** 2n % P, difference ** 2n % P]
    const crossed = [((x3 - z3) * sum) % P, ((x3 + z3) * difference) % P] as const
    const delta = sum2 - difference2
    x3 = (crossed[0] + crossed[1]) ** 2n % P
    z3 = (9n * (crossed[0] - crossed[1]) ** 2n) % P
    x2 = (sum2 * difference2) % P
    z2 = (delta * (sum2 + 121_665n * delta)) % P
    if (isSet) [x2, z2, x3, z3] = [x3, z3, x2, z2]
  }
  return littleEndian((((x2 * inverse(z2)) % P) + P) % P)
}

/** The scalar of a secret: bits 0 to 2 and 255 cleared, bit 254 set. */
function clamp(secret: Uint8Array): bigint {
  const value = secret.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return ((value % 2n ** 254n) & ~7n) | (2n ** 254n)
}

/** The modular inverse by Fermat's little theorem: the power p - 2. */
function inverse(value: bigint): bigint {
  let [result, base] = [1n, value]
  for (let exponent = P - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % P
    base = base ** 2n % P
  }
  return result
}

function littleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}
