import { scValToBigInt, xdr } from "@stellar/stellar-sdk/base"
import { currentFrame } from "../frame.js"
import type { Holder, Host } from "../host.js"
import { contractError, hostError } from "../host-error.js"
import { dataKey, PERSISTENT } from "../keys.js"
import { fits, numberValue } from "../numbers.js"
import { extendTtl } from "../ttl.js"
import { bool, struct, symbol, vec } from "../value.js"
import {
  accountBalance,
  addToAccount,
  authorizeAccount,
  isAccountAuthorized,
  isLineClawbackEnabled,
  issuerHas,
} from "./classic.js"
import type { AssetInfo } from "./info.js"

/** Ledgers of a day, and how long a contract's balance lives after its use. */
const DAY = 17_280
const EXTEND_TO = 30 * DAY

/** What a contract holds of an asset. Accounts hold it in their entries and trust lines. */
interface ContractBalance {
  readonly amount: bigint
  readonly authorized: boolean
  readonly clawback: boolean
}

export function balanceOf(host: Host, holder: Holder, info: AssetInfo): bigint {
  if (holder.type === "scAddressTypeAccount") return accountBalance(host, holder.accountId, info)
  const held = read(host, holder)
  if (!held) return 0n
  keepAlive(host, holder)
  return held.amount
}

/** Adds units to a holder who is authorized. */
export function receive(host: Host, holder: Holder, amount: bigint, info: AssetInfo): void {
  requireAuthorized(host, holder, info)
  add(host, holder, amount, info)
}

/** Takes units from a holder who is authorized. */
export function spend(host: Host, holder: Holder, amount: bigint, info: AssetInfo): void {
  requireAuthorized(host, holder, info)
  take(host, holder, amount, info)
}

/** Takes units from a holder, authorized or not. */
export function take(host: Host, holder: Holder, amount: bigint, info: AssetInfo): void {
  if (holder.type === "scAddressTypeAccount") {
    addToAccount(host, holder.accountId, -amount, info)
    return
  }
  const held = read(host, holder)
  if (!held && amount === 0n) return
  if ((held?.amount ?? 0n) < amount)
    throw contractError("balance", "balance is not sufficient to spend")
  write(host, holder, { ...held!, amount: held!.amount - amount })
}

function add(host: Host, holder: Holder, amount: bigint, info: AssetInfo): void {
  if (holder.type === "scAddressTypeAccount") {
    addToAccount(host, holder.accountId, amount, info)
    return
  }
  const held = read(host, holder) ?? fresh(host, true, info)
  const next = held.amount + amount
  if (!fits("i128", next)) throw contractError("overflow", "balance overflow")
  write(host, holder, { ...held, amount: next })
}

function fresh(host: Host, authorized: boolean, info: AssetInfo): ContractBalance {
  return { amount: 0n, authorized, clawback: issuerHas(host, "clawbackEnabled", info) }
}

function requireAuthorized(host: Host, holder: Holder, info: AssetInfo): void {
  if (!isAuthorized(host, holder, info))
    throw contractError("balanceDeauthorized", "balance is deauthorized")
}

export function isAuthorized(host: Host, holder: Holder, info: AssetInfo): boolean {
  if (holder.type === "scAddressTypeAccount")
    return isAccountAuthorized(host, holder.accountId, info)
  return read(host, holder)?.authorized ?? !issuerHas(host, "required", info)
}

/** Lets a holder use its units, or not. */
export function setAuthorized(
  host: Host,
  holder: Holder,
  authorized: boolean,
  info: AssetInfo,
): void {
  if (!authorized && !issuerHas(host, "revocable", info))
    throw contractError("operationNotSupported", "issuer does not have AUTH_REVOCABLE set")
  if (holder.type === "scAddressTypeAccount")
    authorizeAccount(host, holder.accountId, authorized, info)
  else write(host, holder, { ...(read(host, holder) ?? fresh(host, authorized, info)), authorized })
}

/** Checks that the issuer can claw a holder's units back. Throws a `HostError` if not. */
export function requireClawback(host: Host, holder: Holder, info: AssetInfo): void {
  if (holder.type === "scAddressTypeContract") {
    if (!read(host, holder)?.clawback) throw contractError("balance", "balance isn't clawbackable")
    return
  }
  if (!info.issuer || info.issuer.equals(holder.accountId))
    throw contractError("operationNotSupported", "cannot clawback from issuer, or lumens")
  if (!isLineClawbackEnabled(host, holder.accountId, info))
    throw contractError("balance", "trustline isn't clawbackable")
}

function keyOf(host: Host, holder: xdr.ScAddress) {
  const key = vec(symbol("Balance"), xdr.ScVal.scvAddress(holder))
  const { contract } = currentFrame(host)
  return { contract, key, ledgerKey: dataKey(contract, key, PERSISTENT) }
}

function read(host: Host, holder: xdr.ScAddress): ContractBalance | undefined {
  const data = host.storage.get(keyOf(host, holder).ledgerKey)
  if (data?.type !== "contractData") return undefined
  const { val } = data.contractData
  const [amount, authorized, clawback] =
    val.type === "scvMap" ? (val.map ?? []).map((entry) => entry.val) : []
  if (!amount || authorized?.type !== "scvBool" || clawback?.type !== "scvBool")
    throw hostError("Storage", "InternalError", "a stored balance is malformed")
  return { amount: scValToBigInt(amount), authorized: authorized.b, clawback: clawback.b }
}

function write(
  host: Host,
  holder: xdr.ScAddress,
  { amount, authorized, clawback }: ContractBalance,
): void {
  const { contract, key, ledgerKey } = keyOf(host, holder)
  const entry = new xdr.ContractDataEntry({
    ext: xdr.ExtensionPoint.v0(),
    contract,
    key,
    durability: PERSISTENT,
    val: struct({
      amount: numberValue("i128", amount),
      authorized: bool(authorized),
      clawback: bool(clawback),
    }),
  })
  host.storage.put(ledgerKey, xdr.LedgerEntryData.contractData(entry), host.facts.minPersistentTtl)
  keepAlive(host, holder)
}

function keepAlive(host: Host, holder: xdr.ScAddress): void {
  extendTtl(host, keyOf(host, holder).ledgerKey, EXTEND_TO - DAY, EXTEND_TO)
}
