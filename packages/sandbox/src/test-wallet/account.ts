import { Keypair } from "@stellar/stellar-sdk/base"
import { type SandboxAccount, sandboxAccounts } from "../wallet/keys.js"

/** The key of a test's account: a secret key or a raw seed, not both. */
export interface AccountKey {
  /** Its secret key, `S…`. */
  readonly secret?: string
  /** Its raw Ed25519 seed, 32 bytes. */
  readonly seed?: Uint8Array
}

/**
 * The account of a key; without one, the first of the sandbox.
 *
 * @throws TypeError if the key is invalid. The message does not repeat it.
 */
export function accountOf({ secret, seed }: AccountKey): SandboxAccount {
  if (secret !== undefined && seed !== undefined)
    throw new TypeError("testWallet: pass a secret or a seed, not both.")
  if (secret === undefined && seed === undefined) return sandboxAccounts[0]!
  const pair = secret === undefined ? fromSeed(seed) : fromSecret(secret)
  return { name: "Test account", address: pair.publicKey(), seed: pair.secret() }
}

function fromSecret(secret: string): Keypair {
  try {
    return Keypair.fromSecret(secret)
  } catch {
    throw new TypeError("testWallet: the secret is no secret key. Pass S… with 56 characters.")
  }
}

function fromSeed(seed: unknown): Keypair {
  if (!(seed instanceof Uint8Array) || seed.length !== 32)
    throw new TypeError("testWallet: the seed is not a Uint8Array of 32 bytes.")
  return Keypair.fromRawEd25519Seed(seed)
}
