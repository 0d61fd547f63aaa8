import type { SandboxAccount } from "./keys.js"
import { base64, signMessage, signPreimage, signTransaction } from "./sign.js"
import type { WalletRequest } from "./state.js"
import {
  redirectTransaction,
  tamperWithMessage,
  tamperWithPreimage,
  tamperWithTransaction,
} from "./tampering.js"

/** The parts of a request that signing needs. */
export type Signable = Pick<WalletRequest, "payload" | "passphrase"> & {
  readonly kind: "transaction" | "auth-entry" | "message"
}

/** A transaction that pays another address. Other requests have no recipient. */
export function redirected({ kind, payload }: Signable, to: string): Pick<Signable, "payload"> {
  return { payload: kind === "transaction" ? redirectTransaction(payload, to) : payload }
}

/**
 * Signs an approved request with an account, and tampers with it first if `isAltered`. Returns base64: for a transaction,
 * the envelope with one more signature; for an auth entry or a message, only the 64-byte signature.
 */
export function signRequest(
  { kind, payload, passphrase }: Signable,
  { seed }: Pick<SandboxAccount, "seed">,
  isAltered: boolean,
): string {
  switch (kind) {
    case "transaction":
      return signTransaction(isAltered ? tamperWithTransaction(payload) : payload, passphrase, seed)
    case "auth-entry":
      return base64(signPreimage(isAltered ? tamperWithPreimage(payload) : payload, seed))
    case "message":
      return base64(signMessage(isAltered ? tamperWithMessage(payload) : payload, seed))
  }
}
