import { hash } from "@stellar/stellar-sdk/base"
import { concatBytes } from "./bytes.js"
import { chachaBlock } from "./chacha.js"

/** Random numbers that follow from a seed, as the host draws them: ChaCha20, consumed in words of 32 bits. */
export interface Prng {
  bytes(length: number): Uint8Array
  /** A number from `low` to `high`, both included. */
  between(low: bigint, high: bigint): bigint
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** The fixed salt of seeds: the hash of the public network's passphrase. */
const SALT: Uint8Array = hash(
  new TextEncoder().encode("Public Global Stellar Network ; September 2015"),
)
const MAX_U64 = (1n << 64n) - 1n

/** Random numbers from a seed that may be biased (32 bytes): an operation's, or a contract's. */
export function createPrng(seed: Uint8Array): Prng {
  return drawFrom(hmac(SALT, seed))
}

/** The random numbers of one frame, from a seed that its operation's numbers gave. */
export function subPrng(base: Prng): Prng {
  return drawFrom(base.bytes(32))
}

function drawFrom(key: Uint8Array): Prng {
  let block = new Uint32Array(0)
  let next = 0
  let counter = 0

  function word(): number {
    if (next === block.length) {
      block = chachaBlock(key, counter++)
      next = 0
    }
    return block[next++]!
  }
  const long = () => BigInt(word()) | (BigInt(word()) << 32n)

  /** An index below `bound`, drawn without bias. */
  function index(bound: number): number {
    const range = BigInt(bound)
    const zone = BigInt.asUintN(32, (range << BigInt(Math.clz32(bound))) - 1n)
    for (;;) {
      const product = BigInt(word()) * range
      if (BigInt.asUintN(32, product) <= zone) return Number(product >> 32n)
    }
  }

  return {
    bytes(length) {
      const words = Uint32Array.from({ length: Math.ceil(length / 4) }, word)
      const bytes = new Uint8Array(words.length * 4)
      const view = new DataView(bytes.buffer)
      for (const [at, value] of words.entries()) view.setUint32(at * 4, value, true)
      return bytes.slice(0, length)
    },
    between(low, high) {
      const range = BigInt.asUintN(64, high - low + 1n)
      if (range === 0n) return long()
      const zone = MAX_U64 - ((MAX_U64 - range + 1n) % range)
      for (;;) {
        const product = long() * range
        if (BigInt.asUintN(64, product) <= zone) return low + (product >> 64n)
      }
    },
    shuffle(items) {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = index(last + 1)
        const moved = shuffled[last]!
        shuffled[last] = shuffled[other]!
        shuffled[other] = moved
      }
      return shuffled
    },
  }
}

/** HMAC with SHA-256 (RFC 2104), for keys of up to 64 bytes. */
function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = (byte: number) => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ byte)
  return hash(concatBytes(padded(0x5c), hash(concatBytes(padded(0x36), message))))
}
