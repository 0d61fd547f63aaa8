import { readAccount } from "../account/horizon.js"
import { checkEnvelope } from "../check/check-envelope.js"
import type { Verdict } from "../check/verdict.js"
import { thresholdOf } from "./threshold.js"

/** A key that may sign for the account that a transaction acts for. */
export interface Signer {
  address: string
  weight: number
  signed: boolean
}

/** How far an envelope has come: whose signatures it carries, and what the account asks for. */
export interface SignatureStanding {
  /** Who may sign, those who have first; empty where Horizon does not say. */
  signers: readonly Signer[]
  /** Signatures that are none of these signers', or not for this network. */
  others: readonly Verdict[]
  /** The weight of those who have signed, and the weight that it takes. Absent where Horizon does not say. */
  reached?: { weight: number; needed: number }
}

/**
 * Checks the signatures of a base64 envelope, and holds them against the signers that Horizon names for its account.
 * Where Horizon gives no account, the signatures alone are told. Throws an `Error` in words for what is no envelope,
 * and the signal's reason once that is aborted.
 */
export async function readStanding(
  xdr: string,
  { passphrase, horizonUrl, name }: { passphrase: string; horizonUrl: string; name: string },
  signal?: AbortSignal,
): Promise<SignatureStanding> {
  const { source, threshold } = await thresholdOf(xdr, passphrase)
  const account = await readAccount(horizonUrl, source, signal).catch(() => null)
  const keys = account?.signers ?? []
  const { signatures } = await checkEnvelope(
    xdr,
    keys.map(({ address }) => address),
    signal,
  )
  const elsewhere = ({ network = passphrase }: Verdict): boolean => network !== passphrase
  const valid = new Set(
    signatures.filter((one) => one.valid && !elsewhere(one)).map((one) => one.signer),
  )
  const signers = keys
    .map((key) => ({ ...key, signed: valid.has(key.address) }))
    .sort((one, other) => Number(other.signed) - Number(one.signed))
  const named = new Set(signers.filter((one) => one.signed).map(({ address }) => address))
  const others = signatures
    .filter((one) => !one.signer || !named.has(one.signer))
    .map((one) => (elsewhere(one) ? { ...one, valid: false, details: [`Not for ${name}.`] } : one))
  if (!account || signers.length === 0) return { signers, others }
  const weight = signers.reduce((sum, one) => sum + (one.signed ? one.weight : 0), 0)
  // A threshold of 0 still asks for one signature.
  return {
    signers,
    others,
    reached: { weight, needed: Math.max(1, account.thresholds[threshold]) },
  }
}
