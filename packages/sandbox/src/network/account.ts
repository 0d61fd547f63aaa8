import { xdr } from "@stellar/stellar-sdk/base"
import { BASE_RESERVE, MAX_INT64 } from "./parameters.js"

/** The ledger that a transaction is in, or would be in: its number, and when it closes in seconds since 1970. */
export interface Moment {
  readonly sequence: number
  readonly time: bigint
}

/** Flags of an account that issues assets. */
export const AuthFlag = { required: 1, revocable: 2, immutable: 4, clawbackEnabled: 8 } as const

/** The weight of an account's own key, and what the signatures under its operations must weigh. */
export interface Thresholds {
  readonly master: number
  readonly low: number
  readonly medium: number
  readonly high: number
}

/** An account as the protocol creates it: its own key alone signs, and its sequence starts from the ledger. */
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

/** The sequence that an account created in a ledger starts from: no transaction can ever use that number itself. */
export function startingSequence(sequence: number): bigint {
  return BigInt(sequence) << 32n
}

/** What an account must keep. */
function minimumBalance(account: xdr.AccountEntry): bigint {
  return (2n + BigInt(account.numSubEntries)) * BASE_RESERVE
}

/** What an account can spend. */
export function available(account: xdr.AccountEntry): bigint {
  return account.balance - minimumBalance(account)
}

/** An account with so much more, or less if negative; nothing if it cannot spend or hold that. */
export function credited(account: xdr.AccountEntry, amount: bigint): xdr.AccountEntry | undefined {
  const balance = account.balance + amount
  if (amount < 0n && balance < minimumBalance(account)) return undefined
  return balance > MAX_INT64 ? undefined : new xdr.AccountEntry({ ...account, balance })
}

/** An account that keeps the reserve for one entry more; nothing if it cannot. */
export function withSubentry(account: xdr.AccountEntry): xdr.AccountEntry | undefined {
  if (available(account) < BASE_RESERVE) return undefined
  return new xdr.AccountEntry({ ...account, numSubEntries: account.numSubEntries + 1 })
}

/** An account that is rid of one entry. */
export function withoutSubentry(account: xdr.AccountEntry): xdr.AccountEntry {
  return new xdr.AccountEntry({ ...account, numSubEntries: account.numSubEntries - 1 })
}

/** The thresholds of an account. */
export function thresholdsOf(account: xdr.AccountEntry): Thresholds {
  const [master = 0, low = 0, medium = 0, high = 0] = account.thresholds.toBytes()
  return { master, low, medium, high }
}

/** An account with these signers, in the order that the protocol keeps them in. */
export function withSigners(
  account: xdr.AccountEntry,
  signers: readonly xdr.Signer[],
): xdr.AccountEntry {
  const sorted = signers.toSorted((a, b) => Buffer.compare(a.key.toXdr(), b.key.toXdr()))
  return new xdr.AccountEntry({
    ...account,
    signers: sorted,
    numSubEntries: account.numSubEntries + signers.length - account.signers.length,
  })
}
