import { type LedgerAccount, readAccount } from "../account/horizon.js"
import { checkEnvelope } from "../check/check-envelope.js"
import type { Verdict } from "../check/verdict.js"
import { type Threshold, thresholdOf } from "./threshold.js"

/** A key that may sign for the account that a transaction acts for. */
export interface Signer {
  address: string
  weight: number
  signed: boolean
}

/** How far one part of an envelope has come: whose signatures it carries, and what its account asks for. */
export interface PartStanding {
  /** Who may sign, those who have first; empty where Horizon does not say. */
  signers: readonly Signer[]
  /** Signatures that are none of these signers', or not for this network. */
  others: readonly Verdict[]
  /** The weight of those who have signed, and the weight that it takes. Absent where Horizon does not say. */
  reached?: { weight: number; needed: number }
}

/**
 * How far an envelope has come. Of a fee bump this is about the transaction inside; `feeBump` is about the fee bump, for
 * the account that pays. The network wants both signed, and a signature counts only where it stands.
 */
export interface SignatureStanding extends PartStanding {
  feeBump?: PartStanding
  /** It holds operations of other accounts, whose signatures it takes as well. */
  elsewhere: boolean
}

/** The network that an envelope is for, and how other networks are called on screen. */
export interface StandingNetwork {
  passphrase: string
  horizonUrl: string
  name: string
  networkName?: (passphrase: string) => string
}

/**
 * Checks the signatures of a base64 envelope, and holds them against the signers that Horizon names for its account.
 * Without an answer from Horizon, it lists the signatures alone. Throws an `Error` in words for what is no envelope,
 * and the signal's reason once that is aborted.
 */
export async function readStanding(
  xdr: string,
  { passphrase, horizonUrl, name, networkName }: StandingNetwork,
  signal?: AbortSignal,
): Promise<SignatureStanding> {
  const { source, threshold, feeSource, elsewhere } = await thresholdOf(xdr, passphrase)
  const [account, payer] = await Promise.all(
    [source, feeSource].map((address) =>
      address === undefined ? null : readAccount(horizonUrl, address, signal).catch(() => null),
    ),
  )
  const keys = [account, payer].flatMap((one) => one?.signers ?? [])
  const { signatures, inside } = await checkEnvelope(
    xdr,
    keys.map(({ address }) => address),
    signal,
    networkName,
  )
  // A signature for another network is shown as such, and does not count.
  const here = (verdict: Verdict): Verdict =>
    verdict.network === undefined || verdict.network === passphrase
      ? verdict
      : { ...verdict, valid: false, details: [`Not for ${name}.`] }
  const part = (verdicts: readonly Verdict[]) => verdicts.map(here)
  if (!inside) return { ...standingOf(part(signatures), account, threshold), elsewhere }
  return {
    ...standingOf(part(inside), account, threshold),
    elsewhere,
    feeBump: standingOf(part(signatures), payer, "low"),
  }
}

function standingOf(
  signatures: readonly Verdict[],
  account: LedgerAccount | null | undefined,
  threshold: Threshold,
): PartStanding {
  const valid = new Set(signatures.filter((one) => one.valid).map((one) => one.signer))
  const signers = (account?.signers ?? [])
    .map((key) => ({ ...key, signed: valid.has(key.address) }))
    .sort((one, other) => Number(other.signed) - Number(one.signed))
  const named = new Set(signers.filter((one) => one.signed).map(({ address }) => address))
  const others = signatures.filter((one) => !one.signer || !named.has(one.signer))
  if (!account || signers.length === 0) return { signers, others }
  const weight = signers.reduce((sum, one) => sum + (one.signed ? one.weight : 0), 0)
  // A threshold of 0 still asks for one signature.
  return {
    signers,
    others,
    reached: { weight, needed: Math.max(1, account.thresholds[threshold]) },
  }
}
