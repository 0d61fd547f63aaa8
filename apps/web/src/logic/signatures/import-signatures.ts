import type { Verdict } from "../check/verdict.js"
import { combineEnvelopes } from "./combine.js"
import { signerPositions } from "./part-status.js"
import { readParts, type StatusNetwork } from "./read-signature-status.js"

export interface ImportedSignatures {
  /** The base64 envelope with the signatures that were taken. The same as before if none was. */
  xdr: string
  /** The results for the copy's signatures that were left out. */
  left: readonly Verdict[]
}

/**
 * Adds the signatures of another copy that verify for this network and a possible signer. For a fee bump, these are the
 * fee payer's. Both envelopes are base64. Throws like `combineEnvelopes`, and the signal's reason once it is aborted.
 */
export async function importSignatures(
  xdr: string,
  copy: string,
  network: StatusNetwork,
  signal?: AbortSignal,
): Promise<ImportedSignatures> {
  const { passphrase } = network
  // Rejects a different transaction before its accounts are read.
  combineEnvelopes(xdr, copy, passphrase, () => false)
  const { transaction, feeBump } = await readParts(copy, network, signal)
  const part = feeBump ?? transaction
  const positions = await signerPositions(part)
  return {
    xdr: combineEnvelopes(xdr, copy, passphrase, (position) => positions.has(position)),
    left: part.verdicts.filter((_, position) => !positions.has(position)),
  }
}
