import type { ServedNetwork } from "@alidade/network"
import { hash, Keypair } from "@stellar/stellar-sdk/base"
import type { SandboxSignIn } from "../../config.js"

/** A network with the server that signs users in on it. */
export interface SignInSite extends ServedNetwork {
  readonly signIn: SandboxSignIn
}

/** A PUBLIC TEST KEY, for a name. */
export function keyOf(name: string): Keypair {
  return Keypair.fromRawEd25519Seed(hash(new TextEncoder().encode(name)))
}

/** The key of the servers that sign users in: `SIGN_IN_KEY`. */
export const signInKey: () => Keypair = () => keyOf("Alidade sandbox sign-in server")
