import type { SignAuthEntryResult } from "./wallet.js"

/** The signature of an authorization, and whose it is for. */
export interface SignedAuthEntry extends SignAuthEntryResult {
  /**
   * For whom the account signed, if not for itself (`C…` or `G…`). A preimage of type 10 names it; with type 9, it is what
   * the caller said.
   */
  onBehalfOf?: string
}
