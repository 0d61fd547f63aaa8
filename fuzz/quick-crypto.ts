import { createHash, createPrivateKey, createPublicKey, KeyObject, sign, verify } from "node:crypto"
import { Keypair } from "@stellar/stellar-sdk/base"

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

/** Makes the Stellar SDK's keys, with which the local network checks signatures, ask OpenSSL too. */
export function hurryKeypairs(): void {
  const publicKeys = new Map<string, KeyObject>()
  const secretKeys = new Map<string, KeyObject>()
  const get = (
    keys: Map<string, KeyObject>,
    bytes: Uint8Array,
    read: (der: Buffer) => KeyObject,
  ) => {
    const id = Buffer.from(bytes).toString("hex")
    const known = keys.get(id) ?? read(Buffer.from(bytes))
    keys.set(id, known)
    return known
  }
  const secretKey = (seed: Buffer) =>
    createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" })
  const publicKey = (point: Buffer) =>
    createPublicKey({ key: Buffer.concat([SPKI, point]), format: "der", type: "spki" })
  Keypair.prototype.sign = function (this: Keypair, data) {
    return sign(null, data, get(secretKeys, this.rawSecretKey(), secretKey))
  }
  Keypair.prototype.verify = function (this: Keypair, data, signature) {
    const bytes = signature instanceof Uint8Array ? signature : signature.toBytes()
    return verify(null, data, get(publicKeys, this.rawPublicKey(), publicKey), bytes)
  }
}

/** What precedes the 32 bytes of an Ed25519 key in DER (RFC 8410). */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex")
const SPKI = Buffer.from("302a300506032b6570032100", "hex")
