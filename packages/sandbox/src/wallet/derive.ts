/** A SLIP-10 node: 32 bytes of key, 32 bytes of chain code. */
type Node = Uint8Array<ArrayBuffer>

const HARDENED = 0x8000_0000
/** Stellar's coin type in SLIP-44. */
const STELLAR = 148

/** Derives the raw Ed25519 seed (32 bytes) of account `44'/148'/index'` (SEP-5). Index 0 is the first account. */
export type DeriveSeed = (index: number) => Promise<Uint8Array<ArrayBuffer>>

/** What derives the seeds of a hardware device from its words, as wallets do without a passphrase. */
export function seedsOf(mnemonic: string): DeriveSeed {
  let coin: Promise<Node> | undefined
  return async (index) => {
    coin ??= deriveCoin(mnemonic)
    return (await child(await coin, index)).slice(0, 32)
  }
}

async function deriveCoin(mnemonic: string): Promise<Node> {
  const words = new TextEncoder().encode(mnemonic)
  const secret = await crypto.subtle.importKey("raw", words, "PBKDF2", false, ["deriveBits"])
  // BIP-39 without a passphrase.
  const salt = new TextEncoder().encode("mnemonic")
  const pbkdf2 = { name: "PBKDF2", hash: "SHA-512", salt, iterations: 2048 }
  const seed = await crypto.subtle.deriveBits(pbkdf2, secret, 512)
  const root = await hmac(new TextEncoder().encode("ed25519 seed"), new Uint8Array(seed))
  return child(await child(root, 44), STELLAR)
}

/** Derives a hardened child. Ed25519 has no others (SLIP-10). */
function child(parent: Node, index: number): Promise<Node> {
  const data = new Uint8Array(37)
  data.set(parent.subarray(0, 32), 1)
  new DataView(data.buffer).setUint32(33, HARDENED + index)
  return hmac(parent.slice(32), data)
}

async function hmac(key: Node, data: Node): Promise<Node> {
  const algorithm = { name: "HMAC", hash: "SHA-512" }
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"])
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, data))
}
