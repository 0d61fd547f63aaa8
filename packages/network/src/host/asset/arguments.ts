import { scValToBigInt, xdr } from "@stellar/stellar-sdk/base"
import type { Holder } from "../host.js"
import { contractError, hostError } from "../host-error.js"

/** Reads an account or a contract. */
export function holder(value: xdr.ScVal): Holder {
  const address = value.type === "scvAddress" ? value.address : undefined
  if (address?.type === "scAddressTypeAccount" || address?.type === "scAddressTypeContract")
    return address
  throw unexpected("an address of an account or a contract")
}

/** A recipient. The id of a muxed one goes into the event and has no effect on the ledger. */
export interface Recipient {
  readonly holder: Holder
  readonly id: bigint | undefined
}

export function recipient(value: xdr.ScVal): Recipient {
  const address = value.type === "scvAddress" ? value.address : undefined
  if (address?.type !== "scAddressTypeMuxedAccount") return { holder: holder(value), id: undefined }
  const { ed25519, id } = address.muxedAccount
  const account = xdr.PublicKey.publicKeyTypeEd25519(ed25519)
  return { holder: xdr.ScAddress.scAddressTypeAccount(account) as xdr.ScAddressAccount, id }
}

/** Reads an amount, which is not negative. */
export function amount(value: xdr.ScVal): bigint {
  if (value.type !== "scvI128") throw unexpected("an i128")
  const found = scValToBigInt(value)
  if (found < 0n) throw contractError("negativeAmount", "negative amount is not allowed")
  return found
}

export function flag(value: xdr.ScVal): boolean {
  if (value.type !== "scvBool") throw unexpected("a bool")
  return value.b
}

export function ledgerNumber(value: xdr.ScVal): number {
  if (value.type !== "scvU32") throw unexpected("a u32")
  return value.u32
}

export function serialized(value: xdr.ScVal): Uint8Array {
  if (value.type !== "scvBytes") throw unexpected("bytes")
  return value.bytes.toBytes()
}

function unexpected(expected: string) {
  return hostError("Value", "UnexpectedType", `an argument is not ${expected}`)
}
