import { hash, Keypair } from "@stellar/stellar-sdk/base"
import { readAccount } from "../account/horizon.js"
import type { PageNetwork } from "../networks.js"

/**
 * A PUBLIC TEST KEY: its seed is sha256 of "Alidade sandbox sponsor", so that anybody can sign with it. Never send
 * anything of value to it, on any network.
 */
function sponsor(): Keypair {
  return Keypair.fromRawEd25519Seed(hash(new TextEncoder().encode("Alidade sandbox sponsor")))
}

/** The sponsor, whose account the faucet creates at first. Throws an `Error` in words when there is no faucet. */
export async function fundedSponsor({ horizonUrl, friendbotUrl }: PageNetwork): Promise<Keypair> {
  const key = sponsor()
  if (await readAccount(horizonUrl, key.publicKey())) return key
  const funded = friendbotUrl ? await fetch(`${friendbotUrl}?addr=${key.publicKey()}`) : undefined
  if (!funded?.ok) throw new Error("The faucet does not fund the sandbox’s sponsor.")
  return key
}
