import { xdr } from "@stellar/stellar-sdk/base"
import { contractEvent } from "../events.js"
import { currentFrame } from "../frame.js"
import type { Holder, Host } from "../host.js"
import { contractError, hostError } from "../host-error.js"
import { instanceKey } from "../keys.js"
import { numberValue } from "../numbers.js"
import { extendTtl } from "../ttl.js"
import { bool, struct, symbol, u32, VOID, vec } from "../value.js"
import { allow, allowanceOf, useAllowance } from "./allowance.js"
import {
  amount,
  flag,
  holder,
  ledgerNumber,
  type Recipient,
  recipient,
  serialized,
} from "./arguments.js"
import {
  balanceOf,
  isAuthorized,
  receive,
  requireClawback,
  setAuthorized,
  spend,
  take,
} from "./balance.js"
import { findLine, openLine } from "./classic.js"
import {
  type AssetInfo,
  administrator,
  assetInfo,
  DECIMALS,
  initialize,
  setAdministrator,
} from "./info.js"

/** Ledgers of a day, and how long the contract lives after its use. */
const DAY = 17_280
const EXTEND_TO = 7 * DAY

type Read<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: (value: xdr.ScVal) => Values[Index]
}

interface AssetFunction {
  readonly takes: number
  run(host: Host, args: readonly xdr.ScVal[]): xdr.ScVal | undefined
}

function assetFunction<Values extends readonly unknown[]>(
  read: Read<Values>,
  run: (host: Host, ...values: Values) => xdr.ScVal | undefined,
): AssetFunction {
  return {
    takes: read.length,
    run: (host, args) =>
      run(host, ...(read.map((reader, index) => reader(args[index]!)) as unknown as Values)),
  }
}

/** The functions of an asset's contract: SEP-41's, and those of the issuer (CAP-46-6, CAP-73). */
const functions: ReadonlyMap<string, AssetFunction> = new Map([
  ["init_asset", assetFunction([serialized], (host, asset) => void initialize(host, asset))],
  [
    "allowance",
    assetFunction([holder, holder], (host, from, spender) => {
      keepAlive(host)
      return units(allowanceOf(host, { from, spender }))
    }),
  ],
  ["approve", assetFunction([holder, holder, amount, ledgerNumber], approve)],
  [
    "balance",
    assetFunction([holder], (host, of) => {
      keepAlive(host)
      return units(balanceOf(host, of, assetInfo(host)))
    }),
  ],
  [
    "authorized",
    assetFunction([holder], (host, of) => {
      keepAlive(host)
      return bool(isAuthorized(host, of, assetInfo(host)))
    }),
  ],
  ["transfer", assetFunction([holder, recipient, amount], transfer)],
  ["transfer_from", assetFunction([holder, holder, holder, amount], transferFrom)],
  ["burn", assetFunction([holder, amount], burn)],
  ["burn_from", assetFunction([holder, holder, amount], burnFrom)],
  ["clawback", assetFunction([holder, amount], clawback)],
  ["set_authorized", assetFunction([holder, flag], authorize)],
  ["mint", assetFunction([holder, amount], mint)],
  ["set_admin", assetFunction([holder], replaceAdministrator)],
  ["admin", assetFunction([], (host) => xdr.ScVal.scvAddress(administrator(host)))],
  ["decimals", assetFunction([], () => u32(DECIMALS))],
  ["name", assetFunction([], (host) => assetInfo(host).name)],
  ["symbol", assetFunction([], (host) => assetInfo(host).symbol)],
  ["trust", assetFunction([holder], trust)],
])

/** Calls a function of an asset's contract. Throws a `HostError` if it fails or does not exist. */
export function callAsset(host: Host, name: string, args: readonly xdr.ScVal[]): xdr.ScVal {
  const found = functions.get(name)
  if (!found) throw hostError("Context", "MissingValue", "function does not exist")
  if (args.length !== found.takes)
    throw hostError("Context", "UnexpectedSize", "wrong number of args to func")
  return found.run(host, args) ?? VOID
}

function approve(
  host: Host,
  from: Holder,
  spender: Holder,
  allowed: bigint,
  until: number,
): undefined {
  requireAuth(host, from)
  allow(host, { from, spender }, allowed, until)
  emit(host, "approve", [from, spender], vec(units(allowed), u32(until)))
}

function transfer(host: Host, from: Holder, to: Recipient, moved: bigint): undefined {
  requireAuth(host, from)
  move(host, from, to, moved)
}

function transferFrom(
  host: Host,
  spender: Holder,
  from: Holder,
  to: Holder,
  moved: bigint,
): undefined {
  requireAuth(host, spender)
  useAllowance(host, { from, spender }, moved)
  move(host, from, { holder: to, id: undefined }, moved)
}

function move(host: Host, from: Holder, { holder: to, id }: Recipient, moved: bigint): void {
  const info = assetInfo(host)
  spend(host, from, moved, info)
  receive(host, to, moved, info)
  const data =
    id === undefined
      ? units(moved)
      : struct({ amount: units(moved), to_muxed_id: numberValue("u64", id) })
  // What leaves the issuer is new, and what returns to it is gone (CAP-67).
  if (from.equals(to)) emit(host, "transfer", [from, to], data)
  else if (isIssuer(from, info)) emit(host, "mint", [to], data)
  else if (isIssuer(to, info)) emit(host, "burn", [from], units(moved))
  else emit(host, "transfer", [from, to], data)
}

function burn(host: Host, from: Holder, burned: bigint): undefined {
  requireBurnable(host, from)
  requireAuth(host, from)
  spend(host, from, burned, assetInfo(host))
  emit(host, "burn", [from], units(burned))
}

function burnFrom(host: Host, spender: Holder, from: Holder, burned: bigint): undefined {
  requireBurnable(host, from)
  requireAuth(host, spender)
  useAllowance(host, { from, spender }, burned)
  spend(host, from, burned, assetInfo(host))
  emit(host, "burn", [from], units(burned))
}

function clawback(host: Host, from: Holder, taken: bigint): undefined {
  const info = assetInfo(host)
  requireClawback(host, from, info)
  requireNotIssuer(from, info)
  requireAuth(host, administrator(host))
  take(host, from, taken, info)
  emit(host, "clawback", [from], units(taken))
}

function authorize(host: Host, of: Holder, authorized: boolean): undefined {
  requireAuth(host, administrator(host))
  setAuthorized(host, of, authorized, assetInfo(host))
  emit(host, "set_authorized", [of], bool(authorized))
}

function mint(host: Host, to: Holder, minted: bigint): undefined {
  const info = assetInfo(host)
  requireNotIssuer(to, info)
  requireAuth(host, administrator(host))
  receive(host, to, minted, info)
  emit(host, "mint", [to], units(minted))
}

function replaceAdministrator(host: Host, next: Holder): undefined {
  const admin = administrator(host)
  requireAuth(host, admin)
  setAdministrator(host, next)
  emit(host, "set_admin", [admin], xdr.ScVal.scvAddress(next))
}

function trust(host: Host, of: Holder): undefined {
  keepAlive(host)
  if (of.type === "scAddressTypeContract") return
  const info = assetInfo(host)
  if (!info.issuer)
    throw contractError("operationNotSupported", "trust operation is not supported for lumens")
  requireNotIssuer(of, info)
  if (findLine(host, of.accountId, info)) return
  host.auth.require(host, of, currentFrame(host).args)
  openLine(host, of.accountId, info)
}

function requireAuth(host: Host, of: xdr.ScAddress): void {
  host.auth.require(host, of, currentFrame(host).args)
  keepAlive(host)
}

function keepAlive(host: Host): void {
  extendTtl(host, instanceKey(currentFrame(host).contract), EXTEND_TO - DAY, EXTEND_TO)
}

function requireBurnable(host: Host, from: Holder): void {
  const info = assetInfo(host)
  if (!info.issuer)
    throw contractError("operationNotSupported", "operation invalid on native asset")
  requireNotIssuer(from, info)
}

function requireNotIssuer(of: Holder, info: AssetInfo): void {
  if (isIssuer(of, info))
    throw contractError("operationNotSupported", "operation invalid on issuer")
}

function isIssuer(of: Holder, { issuer }: AssetInfo): boolean {
  return of.type === "scAddressTypeAccount" && issuer !== undefined && of.accountId.equals(issuer)
}

function units(value: bigint): xdr.ScVal {
  return numberValue("i128", value)
}

/** Publishes an event whose last topic is the asset's name. */
function emit(host: Host, name: string, who: readonly xdr.ScAddress[], data: xdr.ScVal): void {
  const topics = [
    symbol(name),
    ...who.map((address) => xdr.ScVal.scvAddress(address)),
    assetInfo(host).name,
  ]
  host.events.push(contractEvent(currentFrame(host).contract, topics, data, "contract"))
}
