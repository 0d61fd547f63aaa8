import { checkEntrySignatures, type SignaturePlace } from "@alidade/core/entries"
import { readPreimage } from "@alidade/core/verify"
import type { AuthorizationToSign } from "./read-authorization.js"

/** How an account can sign an authorization. */
export interface SigningOption {
  /** For whom, if not for itself. */
  onBehalfOf?: string
  /** Whose place in the entry the signature takes. */
  place?: string
}

/** How an account can sign an authorization, and the places for signatures in its entry. */
export interface SigningOptions {
  /** Empty if there is no place for the account's signature. */
  options: readonly SigningOption[]
  places: readonly SignaturePlace[]
  /** Whether delegates can be added: it has an entry that nobody has signed. */
  canDelegate: boolean
}

/**
 * How an account (`G…`) can sign an authorization: for itself, as the delegate that the entry lists, or as a signer of one of the
 * addresses in it.
 */
export async function readSigningOptions(
  { preimage, entry }: AuthorizationToSign,
  account: string,
  networkPassphrase: string,
): Promise<SigningOptions> {
  if (entry === undefined) {
    const { address = account } = readPreimage(preimage)
    const option = address === account ? {} : { onBehalfOf: address }
    return { options: [option], places: [], canDelegate: false }
  }
  const ed25519 = () => import("@noble/ed25519")
  const { credentials, places } = await checkEntrySignatures(entry, { networkPassphrase, ed25519 })
  const top = places[0]?.address
  // A form that only a contract knows can't take another signature.
  const open = places.filter(({ state }) => state !== "unknown")
  const own = open.some(({ address }) => address === account)
  const addresses = own ? [account] : [...new Set(open.map(({ address }) => address))]
  return {
    options: addresses.map((place) =>
      top === undefined || top === account ? { place } : { place, onBehalfOf: top },
    ),
    places,
    canDelegate:
      credentials !== "addressWithDelegates" && places.every(({ state }) => state === "missing"),
  }
}
