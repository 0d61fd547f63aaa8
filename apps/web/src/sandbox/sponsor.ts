import { hash, Keypair } from "@stellar/stellar-sdk/base"
import { fundIfMissing } from "../logic/account/fund-if-missing.js"
import type { PageNetwork } from "../logic/networks/networks.js"

/**
 * A PUBLIC TEST KEY: its seed is sha256 of "Alidade sandbox sponsor", so anybody can sign with it. Never send anything
 * of value to it, on any network.
 */
export function sponsorKey(): Keypair {
  return Keypair.fromRawEd25519Seed(hash(new TextEncoder().encode("Alidade sandbox sponsor")))
}

/**
 * The sponsor's key. The faucet creates its account if needed. Throws an `Error` with a readable message if there is no
 * faucet.
 */
export async function fundedSponsor(network: PageNetwork): Promise<Keypair> {
  const key = sponsorKey()
  await fundIfMissing(network, key.publicKey())
  return key
}
