import { base64, signMessage, signPreimage, signTransaction } from "./sign.js"
import type { WalletRequest } from "./state.js"
import { tamperWithMessage, tamperWithPreimage, tamperWithTransaction } from "./tampering.js"

/** What of a request is signed. */
export type Signable = Pick<WalletRequest, "payload" | "passphrase"> & {
  readonly kind: "transaction" | "auth-entry" | "message"
}

/**
 * What the seed's account makes of an approved request, changed first if told: a transaction's envelope with a
 * signature more; of an entry and a message the signature alone, 64 bytes. All in base64.
 */
export function signRequest(
  { kind, payload, passphrase }: Signable,
  seed: string,
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
