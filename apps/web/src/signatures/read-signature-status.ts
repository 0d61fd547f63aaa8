import { type LedgerAccount, readAccount } from "../account/horizon.js"
import { checkEnvelope } from "../check/check-envelope.js"
import type { Verdict } from "../check/verdict.js"
import { type Threshold, thresholdOf } from "./threshold.js"

/** A key that can sign for the account of a transaction. */
export interface Signer {
  address: string
  weight: number
  signed: boolean
}

/** The status of one part of an envelope: its signatures, and the weight that its account requires. */
export interface PartStatus {
  /** The possible signers, those who signed first. Empty if Horizon doesn't answer. */
  signers: readonly Signer[]
  /** Signatures by other keys, or for another network. */
  others: readonly Verdict[]
  /** The weight of the signatures, and the weight that is needed. Undefined if Horizon doesn't answer. */
  reached?: { weight: number; needed: number }
}

/**
 * The signature status of an envelope. For a fee bump, it describes the inner transaction, and `feeBump` describes the
 * fee bump for the paying account. The network requires both, and counts a signature only for its own part.
 */
export interface SignatureStatus extends PartStatus {
  feeBump?: PartStatus
  /** It has operations of other accounts, which must sign too. */
  elsewhere: boolean
}

/** The network that an envelope is for, and how other networks are called on screen. */
export interface StatusNetwork {
  passphrase: string
  horizonUrl: string
  name: string
  networkName?: (passphrase: string) => string
}

/**
 * Verifies the signatures of a base64 envelope and compares them with the signers that Horizon lists for its account.
 * If Horizon doesn't answer, only the signatures are listed. Throws an `Error` with a readable message if the envelope
 * is invalid, and the signal's reason once it is aborted.
 */
export async function readSignatureStatus(
  xdr: string,
  { passphrase, horizonUrl, name, networkName }: StatusNetwork,
  signal?: AbortSignal,
): Promise<SignatureStatus> {
  const { source, threshold, feeSource, elsewhere } = await thresholdOf(xdr, passphrase)
  const [account, payer] = await Promise.all(
    [source, feeSource].map((address) =>
      address === undefined ? null : readAccount(horizonUrl, address, signal).catch(() => null),
    ),
  )
  const keys = [account, payer].flatMap((entry) => entry?.signers ?? [])
  const { signatures, inside } = await checkEnvelope(
    xdr,
    keys.map(({ address }) => address),
    signal,
    networkName,
  )
  // Show a signature for another network as such, but don't count it.
  const here = (verdict: Verdict): Verdict =>
    verdict.network === undefined || verdict.network === passphrase
      ? verdict
      : { ...verdict, valid: false, details: [`Not for ${name}.`] }
  const part = (verdicts: readonly Verdict[]) => verdicts.map(here)
  if (!inside) return { ...partStatusOf(part(signatures), account, threshold), elsewhere }
  return {
    ...partStatusOf(part(inside), account, threshold),
    elsewhere,
    feeBump: partStatusOf(part(signatures), payer, "low"),
  }
}

function partStatusOf(
  signatures: readonly Verdict[],
  account: LedgerAccount | null | undefined,
  threshold: Threshold,
): PartStatus {
  const valid = new Set(
    signatures.filter((signature) => signature.valid).map((signature) => signature.signer),
  )
  const signers = (account?.signers ?? [])
    .map((key) => ({ ...key, signed: valid.has(key.address) }))
    .sort((a, b) => Number(b.signed) - Number(a.signed))
  const named = new Set(signers.filter((signer) => signer.signed).map(({ address }) => address))
  const others = signatures.filter((signature) => !signature.signer || !named.has(signature.signer))
  if (!account || signers.length === 0) return { signers, others }
  const weight = signers.reduce((sum, signer) => sum + (signer.signed ? signer.weight : 0), 0)
  // A threshold of 0 still requires one signature.
  return {
    signers,
    others,
    reached: { weight, needed: Math.max(1, account.thresholds[threshold]) },
  }
}
