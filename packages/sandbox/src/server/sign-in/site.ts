import type { Network, ServedNetwork } from "@alidade/network"
import { hash, Keypair } from "@stellar/stellar-sdk/base"
import type { SandboxSignIn } from "../../config.js"

/** A network with the server that signs users in on it. */
export interface SignInSite extends ServedNetwork {
  readonly signIn: SandboxSignIn
  /** The same network, for contracts. */
  readonly network: Network
}

/** A PUBLIC TEST KEY, for a name. */
function keyOf(name: string): Keypair {
  return Keypair.fromRawEd25519Seed(hash(new TextEncoder().encode(name)))
}

/** A key of nobody whom a `stellar.toml` names. */
export const stranger: () => Keypair = () => keyOf("Alidade sandbox stranger")

/** The key of the servers that sign users in: `SIGN_IN_KEY`. */
export const signInKey: () => Keypair = () => keyOf("Alidade sandbox sign-in server")

/** Where contract accounts sign in (SEP-45). */
export function contractsEndpoint({ signIn }: SignInSite): string {
  return `${signIn.endpoint}-contract`
}
