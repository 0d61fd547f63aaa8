import type { PartStatus, Signer } from "./part-status.js"
import type { SignatureStatus } from "./read-signature-status.js"

/** What is left to do with an envelope. */
export interface Readiness {
  /** Every part has a valid signature of one of its accounts' signers. */
  signed: boolean
  /** It has all signatures that the network requires, and no other. */
  complete: boolean
  /** It is complete, and a network can apply it. */
  sendable: boolean
  /** Several keys can or must sign it. */
  shared: boolean
  /** It is known that signatures are missing. */
  missing: boolean
  /**
   * The account's signature would help or may help. Without full information, it is not ruled out. On a complete
   * envelope, it would be unneeded, and the network would reject the transaction.
   */
  maySign: boolean
}

/** What is left to do with an envelope, for the connected account. */
export function readinessOf(
  signatureStatus: SignatureStatus | undefined,
  address: string,
): Readiness {
  if (!signatureStatus) {
    return {
      signed: false,
      complete: false,
      sendable: false,
      shared: false,
      missing: false,
      maySign: true,
    }
  }
  const { feeBump } = signatureStatus
  // Given a fee bump, a wallet signs the fee bump and not the inner transaction.
  const { accounts } = feeBump ?? signatureStatus
  const parts = feeBump ? [signatureStatus, feeBump] : [signatureStatus]
  const complete = parts.every(
    (part) =>
      part.unneeded.length === 0 &&
      extraSignersOf(part).every(({ signed }) => signed) &&
      part.accounts.every(({ reached }) => reached && reached.weight >= reached.needed),
  )
  return {
    signed: parts.every((part) =>
      part.accounts.some(({ signers }) => signers.some(({ signed }) => signed)),
    ),
    complete,
    sendable: complete && !signatureStatus.neverApplies,
    shared: parts.some(
      (part) =>
        part.accounts.length > 1 ||
        part.others.length > 0 ||
        extraSignersOf(part).length > 0 ||
        part.accounts.some(({ signers }) => signers.length > 1),
    ),
    missing: parts.some(
      (part) =>
        part.accounts.some(({ reached }) => reached && reached.weight < reached.needed) ||
        extraSignersOf(part).some(({ signed }) => !signed),
    ),
    // Horizon can't list a contract account (C…) as a signer.
    maySign:
      !complete &&
      (!address.startsWith("G") ||
        extraSignersOf(feeBump ?? signatureStatus).some(
          (signer) => signer.address === address && !signer.signed,
        ) ||
        accounts.some(
          ({ signers }) =>
            signers.length === 0 ||
            signers.some((signer) => signer.address === address && !signer.signed),
        )),
  }
}

function extraSignersOf({ extraSigners = [] }: PartStatus): readonly Signer[] {
  return extraSigners
}
