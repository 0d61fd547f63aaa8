import { createHash, KeyObject, verify } from "node:crypto"

/**
 * Makes WebCrypto's hashes and Ed25519 signatures answer from this thread. The results are the same (both ask OpenSSL),
 * but WebCrypto hands each request to another thread, which takes longer than most readers.
 */
export function hurryWebCrypto(): void {
  const { subtle } = crypto
  const verifySlowly = subtle.verify.bind(subtle)
  const hurried: Pick<SubtleCrypto, "digest" | "verify"> = {
    async digest(algorithm, data) {
      const name = typeof algorithm === "string" ? algorithm : algorithm.name
      const hash = createHash(name.replace("-", "")).update(bytesOf(data)).digest()
      return Uint8Array.from(hash).buffer
    },
    async verify(algorithm, key, signature, data) {
      if (key.algorithm.name !== "Ed25519") return verifySlowly(algorithm, key, signature, data)
      return verify(null, bytesOf(data), keyObject(key), bytesOf(signature))
    },
  }
  for (const [name, value] of Object.entries(hurried))
    Object.defineProperty(subtle, name, { value })
}

const keyObjects = new WeakMap<CryptoKey, KeyObject>()

function keyObject(key: CryptoKey): KeyObject {
  const known = keyObjects.get(key) ?? KeyObject.from(key)
  keyObjects.set(key, known)
  return known
}

function bytesOf(data: BufferSource): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
}
