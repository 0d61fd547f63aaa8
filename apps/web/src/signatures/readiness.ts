import type { SignatureStanding } from "./read-standing.js"

/** What is left to do with an envelope. */
export interface Readiness {
  /** Every part of it carries a valid signature of one of its account's signers. */
  signed: boolean
  /** It carries all signatures that the network asks for: it can be sent. */
  complete: boolean
  /** A signature of the account would help it, or may: where not all is known, it is not ruled out. */
  maySign: boolean
}

/** What is left to do with an envelope, for the connected account. */
export function readinessOf(standing: SignatureStanding | undefined, address: string): Readiness {
  if (!standing) return { signed: false, complete: false, maySign: true }
  const { feeBump, elsewhere } = standing
  // A wallet that is given a fee bump signs the fee bump, not what is inside.
  const { signers } = feeBump ?? standing
  const own = signers.find((one) => one.address === address)
  const parts = feeBump ? [standing, feeBump] : [standing]
  return {
    signed: parts.every((part) => part.signers.some(({ signed }) => signed)),
    complete:
      !elsewhere && parts.every(({ reached }) => reached && reached.weight >= reached.needed),
    // A contract's account (C…) is no signer that Horizon could name.
    maySign:
      elsewhere ||
      signers.length === 0 ||
      !address.startsWith("G") ||
      (own !== undefined && !own.signed),
  }
}
