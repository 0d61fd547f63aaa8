import { scValToBigInt, xdr } from "@stellar/stellar-sdk/base"
import { currentFrame } from "../frame.js"
import type { Host } from "../host.js"
import { contractError, hostError } from "../host-error.js"
import { dataKey, TEMPORARY } from "../keys.js"
import { lastLedger } from "../ledger-facts.js"
import { numberValue } from "../numbers.js"
import { extendTtl } from "../ttl.js"
import { struct, symbol, u32, vec } from "../value.js"

/** Who allows whom to spend. */
export interface Allowing {
  readonly from: xdr.ScAddress
  readonly spender: xdr.ScAddress
}

interface Allowance {
  readonly amount: bigint
  readonly until: number
}

/** How much a spender may still take. */
export function allowanceOf(host: Host, who: Allowing): bigint {
  const stored = read(host, who)
  return stored && stored.until >= host.facts.sequence ? stored.amount : 0n
}

/** Lets a spender take an amount until a ledger. */
export function allow(host: Host, who: Allowing, amount: bigint, until: number): void {
  const { facts } = host
  if (until > lastLedger(facts))
    throw contractError("allowance", "live_until is greater than max_live_until_ledger")
  if (amount > 0n && until < facts.sequence)
    throw contractError("allowance", "live_until must be >= ledger sequence")
  const before = read(host, who)
  if (!before && amount === 0n) return
  write(host, who, { amount, until })
  const lifetime = Math.max(0, until - facts.sequence)
  if (amount > 0n && (before?.until ?? 0) < until)
    extendTtl(host, keyOf(host, who).ledgerKey, lifetime, lifetime)
}

/** Uses a part of an allowance. Throws a `HostError` if it is not enough. */
export function useAllowance(host: Host, who: Allowing, amount: bigint): void {
  const allowed = allowanceOf(host, who)
  if (allowed < amount) throw contractError("allowance", "not enough allowance to spend")
  if (amount > 0n) allow(host, who, allowed - amount, read(host, who)!.until)
}

function keyOf(host: Host, { from, spender }: Allowing) {
  const fields = struct({
    from: xdr.ScVal.scvAddress(from),
    spender: xdr.ScVal.scvAddress(spender),
  })
  const key = vec(symbol("Allowance"), fields)
  const { contract } = currentFrame(host)
  return { contract, key, ledgerKey: dataKey(contract, key, TEMPORARY) }
}

function read(host: Host, who: Allowing): Allowance | undefined {
  const data = host.storage.get(keyOf(host, who).ledgerKey)
  if (data?.type !== "contractData") return undefined
  const { val } = data.contractData
  const [amount, until] = val.type === "scvMap" ? (val.map ?? []).map((entry) => entry.val) : []
  if (!amount || until?.type !== "scvU32")
    throw hostError("Storage", "InternalError", "a stored allowance is malformed")
  return { amount: scValToBigInt(amount), until: until.u32 }
}

function write(host: Host, who: Allowing, { amount, until }: Allowance): void {
  const { contract, key, ledgerKey } = keyOf(host, who)
  const entry = new xdr.ContractDataEntry({
    ext: xdr.ExtensionPoint.v0(),
    contract,
    key,
    durability: TEMPORARY,
    val: struct({ amount: numberValue("i128", amount), live_until_ledger: u32(until) }),
  })
  host.storage.put(ledgerKey, xdr.LedgerEntryData.contractData(entry), host.facts.minTemporaryTtl)
}
