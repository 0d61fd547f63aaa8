import type { SmartSignature } from "./smart-signature.js"
import type { SignAuthEntryResult } from "./wallet.js"

/** The signature of an authorization, and whose it is for. */
export interface SignedAuthEntry extends SignAuthEntryResult {
  /**
   * For whom the account signed, if not for itself (`C…` or `G…`). A preimage of type 10 names it; with type 9, it is what
   * the caller said.
   */
  onBehalfOf?: string
  /**
   * Of a smart account (`C…`) that returned the whole entry: what its signature has, if its form is known. Whether the account's
   * rules and policies accept it, only the network can say.
   */
  smart?: SmartSignature
}
