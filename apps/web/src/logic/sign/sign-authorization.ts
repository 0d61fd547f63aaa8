import type { Kit } from "@alidade/core"
import type { AuthorizationToSign } from "./read-authorization.js"
import type { SignedAuthorization } from "./signed.js"
import type { SigningOption } from "./signing-options.js"

/** Whom the signature is asked of. */
export interface Asked {
  /** The connected account. */
  address: string
  networkPassphrase: string
  signal?: AbortSignal
}

/** Asks the wallet to sign an authorization, and puts the signature into its entry. Throws `WalletError`. */
export async function signAuthorization(
  { signAuthEntry }: Pick<Kit, "signAuthEntry">,
  { preimage, entry }: AuthorizationToSign,
  { onBehalfOf, place }: SigningOption,
  { address, ...asked }: Asked,
): Promise<SignedAuthorization> {
  // Nothing is awaited before: a wallet's window opens in the click.
  const { signedAuthEntry, signerAddress, verified, ...result } = await signAuthEntry(preimage, {
    ...asked,
    ...(entry === undefined ? {} : { entry }),
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
  })
  const signer = signerAddress ?? address
  const signed: SignedAuthorization = {
    preimage,
    signature: signedAuthEntry,
    signed: { address: signer, verified },
    ...(result.onBehalfOf === undefined ? {} : { onBehalfOf: result.onBehalfOf }),
  }
  // Only the contract of a `C…` knows the form of its signatures.
  if (entry === undefined || place === undefined || signer.startsWith("C")) return signed
  const { addEntrySignature } = await import("@alidade/core/entries")
  return {
    ...signed,
    entry: addEntrySignature(entry, { place, signer, signature: signedAuthEntry }),
  }
}
