import { Keypair } from "@stellar/stellar-sdk/base"
import type { OwnAccount } from "./installed-wallets.js"

/** An account that the wallets of a test hold. */
export interface TestAccount {
  /** Its name in the wallets' windows. */
  readonly name: string
  /** `G…` */
  readonly address: string
  /** `S…`. A test key: never send anything of value to it. */
  readonly secret: string
}

/** The accounts of a test: the active one, and at least one more to switch to. */
export type TestAccounts = readonly [TestAccount, TestAccount, ...TestAccount[]]

/**
 * Makes the accounts of a test: its own, or fresh ones up to two. A wallet needs a second one to sign with a wrong key.
 *
 * @throws {Error} for a text that is no secret key
 */
export function testAccounts(own: readonly OwnAccount[] = []): TestAccounts {
  const [first = fresh(0), second = fresh(1), ...others] = ownAccounts(own)
  return [first, second, ...others]
}

/**
 * Reads the secret keys of a test. Without a name, an account is called by its number.
 *
 * @throws {Error} for a text that is no secret key
 */
export function ownAccounts(own: readonly OwnAccount[]): readonly TestAccount[] {
  return own.map(({ secret, name }, index) => ({
    name: name || nameOf(index),
    address: keyOf(secret, index).publicKey(),
    secret,
  }))
}

function fresh(index: number): TestAccount {
  const key = Keypair.random()
  return { name: nameOf(index), address: key.publicKey(), secret: key.secret() }
}

function nameOf(index: number): string {
  return `Account ${index + 1}`
}

function keyOf(secret: string, index: number): Keypair {
  try {
    return Keypair.fromSecret(secret)
  } catch (cause) {
    throw new Error(`accounts[${index}].secret is no secret key: S and 55 more characters.`, {
      cause,
    })
  }
}
