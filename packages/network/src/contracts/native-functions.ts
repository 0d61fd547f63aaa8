import { nativeToScVal, scValToBigInt, xdr } from "@stellar/stellar-sdk/base"
import type { Moment } from "../entries/account.js"
import { accountAddress } from "../entries/identity.js"
import type { RequireAuth } from "./authorization.js"
import { contractError, hostError } from "./host-error.js"
import { type Holder, lumens } from "./lumens.js"
import { DECIMALS, NAME } from "./native-asset.js"
import type { Storage } from "./storage.js"

/** The context that a contract function receives. */
export interface Call {
  readonly contract: xdr.ScAddress
  readonly storage: Storage
  readonly moment: Moment
  readonly requireAuth: RequireAuth
  emit(topics: xdr.ScVal[], data: xdr.ScVal): void
}

type Run = (call: Call, args: readonly xdr.ScVal[]) => xdr.ScVal

interface ContractFunction {
  /** The number of arguments. */
  readonly takes: number
  readonly run: Run
}

/**
 * The supported functions of the native asset's contract: those that token clients call most. The real contract also
 * has allowances and the rest of SEP-41.
 */
const functions: ReadonlyMap<string, ContractFunction> = new Map([
  ["transfer", { takes: 3, run: transfer }],
  ["balance", { takes: 1, run: balance }],
  ["decimals", { takes: 0, run: () => xdr.ScVal.scvU32(DECIMALS) }],
  ["name", { takes: 0, run: () => xdr.ScVal.scvString(NAME) }],
  ["symbol", { takes: 0, run: () => xdr.ScVal.scvString(NAME) }],
])

/** Calls a function of the native asset's contract. Throws a `HostError` if it fails or does not exist. */
export function callNativeAsset(name: string, args: readonly xdr.ScVal[], call: Call): xdr.ScVal {
  const found = functions.get(name)
  if (!found)
    throw hostError(
      "Context",
      "MissingValue",
      `function does not exist: the sandbox supports ${[...functions.keys()].join(", ")}`,
    )
  if (args.length !== found.takes)
    throw hostError("Context", "UnexpectedSize", "wrong number of args to func")
  return found.run(call, args)
}

function transfer(call: Call, [fromArg, toArg, amountArg]: readonly xdr.ScVal[]): xdr.ScVal {
  const from = holderOf(fromArg!)
  const { holder: to, id } = recipientOf(toArg!)
  const amount = amountOf(amountArg!)
  if (amount < 0n) throw contractError("negativeAmount", "negative amount is not allowed")
  call.requireAuth(from)
  const balances = lumens(call.contract, call.storage, call.moment)
  balances.add(from, -amount)
  balances.add(to, amount)
  const topics = [
    xdr.ScVal.scvSymbol("transfer"),
    xdr.ScVal.scvAddress(from),
    xdr.ScVal.scvAddress(to),
    xdr.ScVal.scvString(NAME),
  ]
  call.emit(topics, eventData(amount, id))
  return xdr.ScVal.scvVoid()
}

/** The amount alone, or with the id of a muxed recipient (CAP-67). */
function eventData(amount: bigint, id: bigint | undefined): xdr.ScVal {
  if (id === undefined) return nativeToScVal(amount, { type: "i128" })
  return nativeToScVal(
    { amount, to_muxed_id: id },
    { type: { amount: ["symbol", "i128"], to_muxed_id: ["symbol", "u64"] } },
  )
}

function balance(call: Call, [holderArg]: readonly xdr.ScVal[]): xdr.ScVal {
  const balances = lumens(call.contract, call.storage, call.moment)
  return nativeToScVal(balances.of(holderOf(holderArg!)), { type: "i128" })
}

function holderOf(value: xdr.ScVal): Holder {
  const address = value.type === "scvAddress" ? value.address : undefined
  if (address?.type === "scAddressTypeAccount" || address?.type === "scAddressTypeContract")
    return address
  throw unexpected("an address of an account or a contract")
}

/** Reads a recipient, which may be muxed. Its id goes into the event and has no effect on the ledger. */
function recipientOf(value: xdr.ScVal): { holder: Holder; id?: bigint } {
  const address = value.type === "scvAddress" ? value.address : undefined
  if (address?.type !== "scAddressTypeMuxedAccount") return { holder: holderOf(value) }
  const { ed25519, id } = address.muxedAccount
  const account = accountAddress(xdr.PublicKey.publicKeyTypeEd25519(ed25519))
  return { holder: account as xdr.ScAddressAccount, id }
}

function amountOf(value: xdr.ScVal): bigint {
  if (value.type !== "scvI128") throw unexpected("an i128")
  return scValToBigInt(value)
}

function unexpected(expected: string) {
  return hostError("Value", "UnexpectedType", `an argument is not ${expected}`)
}
