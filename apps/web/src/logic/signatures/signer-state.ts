import type { PartStatus, Signer } from "./part-status.js"

/** What is known of a signer's signature. */
export type SignerState = "signed" | "missing" | "notNeeded"

/**
 * The state of a signer of a part. One that hasn't signed is not needed only if each account that it can sign for has
 * the weight that it needs: then the network would reject its signature.
 */
export function signerStateOf({ address, signed }: Signer, part: PartStatus): SignerState {
  if (signed) return "signed"
  const isMissing =
    part.accounts.some(
      ({ signers, reached }) =>
        (!reached || reached.weight < reached.needed) &&
        signers.some((signer) => signer.address === address),
    ) || (part.extraSigners ?? []).some((signer) => signer.address === address && !signer.signed)
  return isMissing ? "missing" : "notNeeded"
}
