import { decodeTransaction } from "@alidade/core/describe"
import { type Envelope, envelopeHashBytes, readEnvelope } from "@alidade/core/verify"
import { checkEnvelope } from "../check/check-envelope.js"
import { extraSignersOf } from "../check/extra-signers.js"
import type { Verdict } from "../check/verdict.js"
import { type LedgerAccount, readAccount } from "../stellar/horizon.js"
import { neverApplies } from "../stellar/never-applies.js"
import {
  type KnownAccount,
  type PartStatus,
  type PartToCount,
  partStatusOf,
} from "./part-status.js"
import { type SigningAccount, signingAccountsOf } from "./threshold.js"

/**
 * The signature status of an envelope. For a fee bump, it describes the inner transaction, and `feeBump` describes the
 * fee bump for the paying account. The network requires both, and counts a signature only for its own part.
 */
export interface SignatureStatus extends PartStatus {
  feeBump?: PartStatus
  /** No network can apply it: it proves who has signed. */
  neverApplies?: true
}

/** The network that an envelope is for. */
export interface StatusNetwork {
  passphrase: string
  horizonUrl: string
}

/** Reads an account of the network: null if it does not exist. Rejects if Horizon gives no usable answer. */
export type AccountReader = (address: string, signal?: AbortSignal) => Promise<LedgerAccount | null>

/** Maximum number of accounts to read: an envelope can name a hundred, but can hold only 20 signatures. */
const MOST_ACCOUNTS = 20

/**
 * Verifies the signatures of a base64 envelope and compares them with the signers that Horizon lists for each account
 * that must sign. If Horizon doesn't answer, only the signatures are listed. `read` replaces how accounts are read. Throws
 * a `WalletError` if the envelope is invalid, and the signal's reason once it is aborted.
 */
export async function readSignatureStatus(
  xdr: string,
  network: StatusNetwork,
  signal?: AbortSignal,
  read?: AccountReader,
): Promise<SignatureStatus> {
  const { transaction, feeBump } = await readParts(xdr, network, signal, read)
  return {
    ...(await partStatusOf(transaction)),
    ...(feeBump ? { feeBump: await partStatusOf(feeBump) } : {}),
    ...(neverApplies(decodeTransaction(xdr)) ? { neverApplies: true } : {}),
  }
}

/** The parts of an envelope, with their verified signatures and the signers that Horizon lists. Throws likewise. */
export async function readParts(
  xdr: string,
  { passphrase, horizonUrl }: StatusNetwork,
  signal?: AbortSignal,
  read: AccountReader = (address, until) => readAccount(horizonUrl, address, until),
): Promise<{ transaction: PartToCount; feeBump?: PartToCount }> {
  const { accounts, feeSource } = await signingAccountsOf(xdr, passphrase)
  const [source] = accounts
  const named = [...accounts.map(({ address }) => address), ...(feeSource ? [feeSource] : [])]
  const known = new Map<string, KnownAccount>()
  await Promise.all(
    [...new Set(named)].slice(0, MOST_ACCOUNTS).map(async (address) => {
      const found = await read(address, signal).catch(() => undefined)
      // An account that the transaction itself creates has its own key as its only signer.
      const created = found === null && address !== source?.address && address !== feeSource
      const account = created ? newAccount(address) : found
      if (account) known.set(address, account)
    }),
  )
  const keys = [...known.values()].flatMap(({ signers }) => signers.map(({ address }) => address))
  // The page knows the network that it is on.
  const { signatures, inside } = await checkEnvelope(xdr, keys, signal, [passphrase], passphrase)
  // Show a signature for another network as such, but don't count it.
  const here = (verdict: Verdict): Verdict =>
    verdict.network === undefined || verdict.network === passphrase
      ? verdict
      : { ...verdict, valid: false, details: [{ kind: "notFor", network: passphrase }] }
  const envelope = readEnvelope(xdr)
  const part = async (
    signed: Envelope,
    verdicts: readonly Verdict[],
    signing: readonly SigningAccount[],
  ): Promise<PartToCount> => ({
    hash: await envelopeHashBytes(signed, passphrase),
    signatures: signed.signatures,
    verdicts: verdicts.map(here),
    accounts: signing,
    extraSigners: signed.kind === "fee-bump" ? [] : extraSignersOf(xdr),
    known,
  })
  if (!inside || !envelope.inner || feeSource === undefined) {
    return { transaction: await part(envelope, signatures, accounts) }
  }
  return {
    transaction: await part(envelope.inner, inside, accounts),
    feeBump: await part(envelope, signatures, [{ address: feeSource, threshold: "low" }]),
  }
}

function newAccount(address: string): KnownAccount {
  return { signers: [{ address, weight: 1 }], thresholds: { low: 0, medium: 0, high: 0 } }
}
