import { type LedgerAccount, readAccount } from "../account/horizon.js"
import { checkEnvelope } from "../check/check-envelope.js"
import type { Verdict } from "../check/verdict.js"
import { say } from "../texts/en/signatures.js"
import { type SigningAccount, signingAccountsOf, type Threshold } from "./threshold.js"

/** A key that can sign for an account. */
export interface Signer {
  address: string
  weight: number
  signed: boolean
}

/** An account whose signatures a part of an envelope needs. */
export interface AccountStatus {
  /** `G…`. */
  address: string
  /** The threshold that the transaction must reach. */
  threshold: Threshold
  /** The possible signers, those who signed first. Empty if Horizon doesn't answer. */
  signers: readonly Signer[]
  /** The weight of the signatures, and the weight that is needed. Undefined if Horizon doesn't answer. */
  reached?: { weight: number; needed: number }
}

/** The status of one part of an envelope: its accounts and its signatures. */
export interface PartStatus {
  accounts: readonly AccountStatus[]
  /** Signatures by other keys, or for another network. */
  others: readonly Verdict[]
  /**
   * The positions of the signatures that no account needs, once all weights are reached. The network rejects a
   * transaction that has any.
   */
  unneeded: readonly number[]
}

/**
 * The signature status of an envelope. For a fee bump, it describes the inner transaction, and `feeBump` describes the
 * fee bump for the paying account. The network requires both, and counts a signature only for its own part.
 */
export interface SignatureStatus extends PartStatus {
  feeBump?: PartStatus
}

/** The network that an envelope is for, and how other networks are called on screen. */
export interface StatusNetwork {
  passphrase: string
  horizonUrl: string
  name: string
  networkName?: (passphrase: string) => string
}

/** Maximum number of accounts to read: an envelope can name a hundred, but can hold only 20 signatures. */
const MOST_ACCOUNTS = 20

/**
 * Verifies the signatures of a base64 envelope and compares them with the signers that Horizon lists for each account
 * that must sign. If Horizon doesn't answer, only the signatures are listed. Throws an `Error` with a readable message
 * if the envelope is invalid, and the signal's reason once it is aborted.
 */
export async function readSignatureStatus(
  xdr: string,
  { passphrase, horizonUrl, name, networkName }: StatusNetwork,
  signal?: AbortSignal,
): Promise<SignatureStatus> {
  const { accounts, feeSource } = await signingAccountsOf(xdr, passphrase)
  const [source] = accounts
  const named = [...accounts.map(({ address }) => address), ...(feeSource ? [feeSource] : [])]
  const known = new Map<string, KnownAccount>()
  await Promise.all(
    [...new Set(named)].slice(0, MOST_ACCOUNTS).map(async (address) => {
      const read = await readAccount(horizonUrl, address, signal).catch(() => undefined)
      // An account that the transaction itself creates has its own key as its only signer.
      const created = read === null && address !== source?.address && address !== feeSource
      const account = created ? newAccount(address) : read
      if (account) known.set(address, account)
    }),
  )
  const keys = [...known.values()].flatMap(({ signers }) => signers.map(({ address }) => address))
  const { signatures, inside } = await checkEnvelope(xdr, keys, signal, networkName, passphrase)
  // Show a signature for another network as such, but don't count it.
  const here = (verdict: Verdict): Verdict =>
    verdict.network === undefined || verdict.network === passphrase
      ? verdict
      : { ...verdict, valid: false, details: [say("otherNetwork", { network: name })] }
  const part = (verdicts: readonly Verdict[], signing: readonly SigningAccount[]): PartStatus =>
    partStatusOf(verdicts.map(here), signing, known)
  if (!inside || feeSource === undefined) return part(signatures, accounts)
  return {
    ...part(inside, accounts),
    feeBump: part(signatures, [{ address: feeSource, threshold: "low" }]),
  }
}

type KnownAccount = Pick<LedgerAccount, "signers" | "thresholds">

function newAccount(address: string): KnownAccount {
  return { signers: [{ address, weight: 1 }], thresholds: { low: 0, medium: 0, high: 0 } }
}

function partStatusOf(
  signatures: readonly Verdict[],
  signing: readonly SigningAccount[],
  known: ReadonlyMap<string, KnownAccount>,
): PartStatus {
  const valid = new Set(signatures.flatMap(({ valid, signer }) => (valid && signer) || []))
  const accounts = signing.map((account) => accountStatusOf(account, valid, known))
  const named = new Set(accounts.flatMap(({ signers }) => signers.map(({ address }) => address)))
  return {
    accounts,
    others: signatures.filter(({ valid, signer }) => !valid || !signer || !named.has(signer)),
    unneeded: accounts.every(({ reached }) => reached && reached.weight >= reached.needed)
      ? unneededOf(signatures, accounts)
      : [],
  }
}

function accountStatusOf(
  { address, threshold }: SigningAccount,
  valid: ReadonlySet<string>,
  known: ReadonlyMap<string, KnownAccount>,
): AccountStatus {
  const account = known.get(address)
  const signers = (account?.signers ?? [])
    .map((key) => ({ ...key, signed: valid.has(key.address) }))
    .sort((a, b) => Number(b.signed) - Number(a.signed))
  if (!account || signers.length === 0) return { address, threshold, signers }
  const weight = signers.reduce((sum, signer) => sum + (signer.signed ? signer.weight : 0), 0)
  // A threshold of 0 still requires one signature.
  const needed = Math.max(1, account.thresholds[threshold])
  return { address, threshold, signers, reached: { weight, needed } }
}

/** For each account, the network takes signatures in order until they have the weight. Each must be taken once. */
function unneededOf(signatures: readonly Verdict[], accounts: readonly AccountStatus[]): number[] {
  const taken = new Set<number>()
  for (const { signers, reached } of accounts) {
    const weights = new Map(signers.map(({ address, weight }) => [address, weight]))
    let missing = reached?.needed ?? 0
    for (const [position, { valid, signer }] of signatures.entries()) {
      const weight = (valid && signer && weights.get(signer)) || 0
      if (missing <= 0 || weight === 0) continue
      taken.add(position)
      missing -= weight
      // A second signature of the same key does not count.
      weights.delete(signer as string)
    }
  }
  return [...signatures.keys()].filter((position) => !taken.has(position))
}
