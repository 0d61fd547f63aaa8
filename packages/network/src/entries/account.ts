import { xdr } from "@stellar/stellar-sdk/base"
import { factsOf, withFacts } from "./account-facts.js"
import { compareBytes } from "./bytes.js"
import { BASE_RESERVE, MAX_INT64 } from "./parameters.js"

/** The ledger that contains, or would contain, a transaction: its number and its close time (seconds since 1970). */
export interface Moment {
  readonly sequence: number
  readonly time: bigint
}

/** Flags of an asset issuer's account. */
export const AuthFlag = { required: 1, revocable: 2, immutable: 4, clawbackEnabled: 8 } as const

/** The weight of an account's master key, and the signature weight that each class of operation needs. */
export interface Thresholds {
  readonly master: number
  readonly low: number
  readonly medium: number
  readonly high: number
}

/** Creates an account entry as the protocol does: only its own key signs, and its sequence derives from the ledger. */
export function newAccount(
  accountId: xdr.AccountId,
  balance: bigint,
  sequence: number,
): xdr.AccountEntry {
  return new xdr.AccountEntry({
    accountId,
    balance,
    seqNum: startingSequence(sequence),
    numSubEntries: 0,
    inflationDest: null,
    flags: 0,
    homeDomain: "",
    thresholds: new Uint8Array([1, 0, 0, 0]),
    signers: [],
    ext: xdr.AccountEntryExt.v0(),
  })
}

/** The first sequence number of an account created in a ledger. No transaction can use that number itself. */
export function startingSequence(sequence: number): bigint {
  return BigInt(sequence) << 32n
}

/** Sets the sequence number of an account, and remembers when (CAP-21). */
export function withSequence(
  account: xdr.AccountEntry,
  seqNum: bigint,
  { sequence, time }: Moment,
): xdr.AccountEntry {
  const moved = withFacts(account, { seqLedger: sequence, seqTime: time })
  return new xdr.AccountEntry({ ...moved, seqNum })
}

/** The balance that an account must keep, in stroops: for itself, its entries, and those of others that it sponsors. */
export function minimumBalance(account: xdr.AccountEntry): bigint {
  const { numSponsored, numSponsoring } = factsOf(account)
  return BigInt(2 + account.numSubEntries + numSponsoring - numSponsored) * BASE_RESERVE
}

/** The stroops that an account can spend: without its reserve, and without what its offers sell. */
export function available(account: xdr.AccountEntry): bigint {
  return account.balance - minimumBalance(account) - factsOf(account).selling
}

/** Adds stroops to an account, or subtracts them if negative. Returns `undefined` if it cannot spend or hold that. */
export function credited(account: xdr.AccountEntry, amount: bigint): xdr.AccountEntry | undefined {
  if (amount < 0n && available(account) < -amount) return undefined
  const balance = account.balance + amount
  if (balance > MAX_INT64 - factsOf(account).buying) return undefined
  return new xdr.AccountEntry({ ...account, balance })
}

export function thresholdsOf(account: xdr.AccountEntry): Thresholds {
  const [master = 0, low = 0, medium = 0, high = 0] = account.thresholds.toBytes()
  return { master, low, medium, high }
}

/** An added signer, and who pays its reserve if it is not the account. */
export interface SponsoredSigner {
  readonly signer: xdr.Signer
  readonly sponsor: xdr.AccountId | null
}

export function signersWithSponsors(account: xdr.AccountEntry): SponsoredSigner[] {
  const { signerSponsors } = factsOf(account)
  return account.signers.map((signer, index) => ({
    signer,
    sponsor: signerSponsors[index] ?? null,
  }))
}

/** Sets the signers of an account, in the protocol's order. Reserves are counted elsewhere. */
export function withSigners(
  account: xdr.AccountEntry,
  signers: readonly SponsoredSigner[],
): xdr.AccountEntry {
  const sorted = signers.toSorted((a, b) =>
    compareBytes(a.signer.key.toXdr(), b.signer.key.toXdr()),
  )
  const signerSponsors = sorted.map(({ sponsor }) => sponsor)
  const changed = withFacts(account, { signerSponsors })
  return new xdr.AccountEntry({ ...changed, signers: sorted.map(({ signer }) => signer) })
}
