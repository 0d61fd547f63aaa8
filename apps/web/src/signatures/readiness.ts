import type { SignatureStatus } from "./read-signature-status.js"

/** What is left to do with an envelope. */
export interface Readiness {
  /** Every part has a valid signature of one of its account's signers. */
  signed: boolean
  /** It has all signatures that the network requires, so it can be sent. */
  complete: boolean
  /** The account's signature would help or may help. Without full information, it is not ruled out. */
  maySign: boolean
}

/** What is left to do with an envelope, for the connected account. */
export function readinessOf(
  signatureStatus: SignatureStatus | undefined,
  address: string,
): Readiness {
  if (!signatureStatus) return { signed: false, complete: false, maySign: true }
  const { feeBump, elsewhere } = signatureStatus
  // Given a fee bump, a wallet signs the fee bump and not the inner transaction.
  const { signers } = feeBump ?? signatureStatus
  const own = signers.find((signer) => signer.address === address)
  const parts = feeBump ? [signatureStatus, feeBump] : [signatureStatus]
  return {
    signed: parts.every((part) => part.signers.some(({ signed }) => signed)),
    complete:
      !elsewhere && parts.every(({ reached }) => reached && reached.weight >= reached.needed),
    // Horizon can't list a contract account (C…) as a signer.
    maySign:
      elsewhere ||
      signers.length === 0 ||
      !address.startsWith("G") ||
      (own !== undefined && !own.signed),
  }
}
