import { xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag, available, credited, newAccount } from "../../entries/account.js"
import { trustLineAsset } from "../../entries/asset.js"
import { accountKey, trustLineKey } from "../../entries/entries.js"
import { MAX_INT64, MAX_SUBENTRIES } from "../../entries/parameters.js"
import {
  AUTHORIZATION_FLAGS,
  isAuthorized,
  lineFactsOf,
  TrustLineFlag,
} from "../../entries/trust-line.js"
import type { Host } from "../host.js"
import { contractError } from "../host-error.js"
import type { AssetInfo } from "./info.js"

/** The balance of an account in stroops. The issuer has endless units of its own asset. */
export function accountBalance(host: Host, id: xdr.AccountId, info: AssetInfo): bigint {
  if (!info.issuer) return accountOf(host, id).balance
  return info.issuer.equals(id) ? MAX_INT64 : lineOf(host, id, info).balance
}

/** Adds stroops to an account, or subtracts them if negative. Lumens open an account that does not exist (CAP-73). */
export function addToAccount(host: Host, id: xdr.AccountId, amount: bigint, info: AssetInfo): void {
  if (amount > MAX_INT64 || amount < -MAX_INT64)
    throw contractError("overflow", "amount is too large for an i64")
  if (!info.issuer) putAccount(host, changedAccount(host, id, amount))
  else if (!info.issuer.equals(id)) putLine(host, changedLine(lineOf(host, id, info), amount))
}

function changedAccount(host: Host, id: xdr.AccountId, amount: bigint): xdr.AccountEntry {
  const account = findAccount(host, id)
  if (account) {
    const next = credited(account, amount)
    if (!next) throw outOfRange()
    return next
  }
  if (amount <= 0n) throw accountMissing()
  if (amount < 2n * host.facts.baseReserve)
    throw contractError(
      "insufficientAccountReserve",
      "transfer amount is below minimum balance for new account",
    )
  return newAccount(id, amount, host.facts.sequence)
}

function changedLine(line: xdr.TrustLineEntry, amount: bigint): xdr.TrustLineEntry {
  const balance = line.balance + amount
  const { buying, selling } = lineFactsOf(line)
  if (balance < selling || balance > line.limit - buying) throw outOfRange()
  return new xdr.TrustLineEntry({ ...line, balance })
}

/** Whether an account may send and receive an asset. */
export function isAccountAuthorized(host: Host, id: xdr.AccountId, info: AssetInfo): boolean {
  if (!info.issuer || info.issuer.equals(id)) return true
  return isAuthorized(lineOf(host, id, info))
}

/** Lets an account send and receive an asset, or only keep its offers. */
export function authorizeAccount(
  host: Host,
  id: xdr.AccountId,
  authorize: boolean,
  info: AssetInfo,
): void {
  if (!info.issuer) throw contractError("operationNotSupported", "lumens need no authorization")
  if (info.issuer.equals(id))
    throw contractError("operationNotSupported", "the issuer needs no authorization")
  const line = lineOf(host, id, info)
  if (isAuthorized(line) === authorize) return
  const others = line.flags & ~AUTHORIZATION_FLAGS
  const flags = others | (authorize ? TrustLineFlag.authorized : TrustLineFlag.maintainsLiabilities)
  putLine(host, new xdr.TrustLineEntry({ ...line, flags }))
}

/** Whether the issuer can claw an account's units back. */
export function isLineClawbackEnabled(host: Host, id: xdr.AccountId, info: AssetInfo): boolean {
  return (lineOf(host, id, info).flags & TrustLineFlag.clawbackEnabled) !== 0
}

/** Whether the issuer's account has a flag. Lumens have no issuer. */
export function issuerHas(host: Host, flag: keyof typeof AuthFlag, { issuer }: AssetInfo): boolean {
  return issuer !== undefined && (accountOf(host, issuer).flags & AuthFlag[flag]) !== 0
}

/** The trust line of an account, or `undefined` if it has none. */
export function findLine(
  { storage }: Host,
  id: xdr.AccountId,
  { asset }: AssetInfo,
): xdr.TrustLineEntry | undefined {
  if (asset.type === "assetTypeNative") return undefined
  const data = storage.get(trustLineKey(id, trustLineAsset(asset)))
  return data?.type === "trustline" ? data.trustLine : undefined
}

/** Opens an account's trust line with the highest limit, which costs it a reserve. */
export function openLine(host: Host, id: xdr.AccountId, info: AssetInfo): void {
  if (info.asset.type === "assetTypeNative") return
  const required = issuerHas(host, "required", info)
  const clawback = issuerHas(host, "clawbackEnabled", info)
  const account = findAccount(host, id)
  if (!account) throw accountMissing()
  if (account.numSubEntries >= MAX_SUBENTRIES)
    throw contractError(
      "tooManyAccountSubentries",
      "account has reached maximum number of sub-entries",
    )
  if (available(account) < host.facts.baseReserve)
    throw contractError(
      "insufficientAccountReserve",
      "account has insufficient reserve for new trustline",
    )
  putLine(
    host,
    new xdr.TrustLineEntry({
      accountId: id,
      asset: trustLineAsset(info.asset),
      balance: 0n,
      limit: MAX_INT64,
      flags:
        (required ? 0 : TrustLineFlag.authorized) | (clawback ? TrustLineFlag.clawbackEnabled : 0),
      ext: xdr.TrustLineEntryExt.v0(),
    }),
  )
  putAccount(host, new xdr.AccountEntry({ ...account, numSubEntries: account.numSubEntries + 1 }))
}

function findAccount({ storage }: Host, id: xdr.AccountId): xdr.AccountEntry | undefined {
  const data = storage.get(accountKey(id))
  return data?.type === "account" ? data.account : undefined
}

function accountOf(host: Host, id: xdr.AccountId): xdr.AccountEntry {
  const account = findAccount(host, id)
  if (!account) throw accountMissing()
  return account
}

function lineOf(host: Host, id: xdr.AccountId, info: AssetInfo): xdr.TrustLineEntry {
  const line = findLine(host, id, info)
  if (!line) throw contractError("trustlineMissing", "trustline entry is missing for account")
  return line
}

function putAccount({ storage }: Host, account: xdr.AccountEntry): void {
  storage.put(accountKey(account.accountId), xdr.LedgerEntryData.account(account))
}

function putLine({ storage }: Host, line: xdr.TrustLineEntry): void {
  storage.put(trustLineKey(line.accountId, line.asset), xdr.LedgerEntryData.trustline(line))
}

function outOfRange() {
  return contractError("balance", "resulting balance is not within the allowed range")
}

function accountMissing() {
  return contractError("accountMissing", "account entry is missing")
}
