import { xdr } from "@stellar/stellar-sdk/base"
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

/** The balance that an account must keep, in stroops. */
function minimumBalance(account: xdr.AccountEntry): bigint {
  return (2n + BigInt(account.numSubEntries)) * BASE_RESERVE
}

/** The stroops that an account can spend. */
export function available(account: xdr.AccountEntry): bigint {
  return account.balance - minimumBalance(account)
}

/** Adds stroops to an account, or subtracts them if negative. Returns `undefined` if it cannot spend or hold that. */
export function credited(account: xdr.AccountEntry, amount: bigint): xdr.AccountEntry | undefined {
  const balance = account.balance + amount
  if (amount < 0n && balance < minimumBalance(account)) return undefined
  return balance > MAX_INT64 ? undefined : new xdr.AccountEntry({ ...account, balance })
}

/** Reserves one more entry on an account. Returns `undefined` if its balance is too low. */
export function withSubentry(account: xdr.AccountEntry): xdr.AccountEntry | undefined {
  if (available(account) < BASE_RESERVE) return undefined
  return new xdr.AccountEntry({ ...account, numSubEntries: account.numSubEntries + 1 })
}

/** Releases the reserve of one entry. */
export function withoutSubentry(account: xdr.AccountEntry): xdr.AccountEntry {
  return new xdr.AccountEntry({ ...account, numSubEntries: account.numSubEntries - 1 })
}

export function thresholdsOf(account: xdr.AccountEntry): Thresholds {
  const [master = 0, low = 0, medium = 0, high = 0] = account.thresholds.toBytes()
  return { master, low, medium, high }
}

/** Sets the signers of an account, in the protocol's order. */
export function withSigners(
  account: xdr.AccountEntry,
  signers: readonly xdr.Signer[],
): xdr.AccountEntry {
  const sorted = signers.toSorted((a, b) => compareBytes(a.key.toXdr(), b.key.toXdr()))
  return new xdr.AccountEntry({
    ...account,
    signers: sorted,
    numSubEntries: account.numSubEntries + signers.length - account.signers.length,
  })
}
