import { StrKey, xdr } from "@stellar/stellar-sdk/base"
import { toCharacters } from "../../entries/bytes.js"
import { currentFrame } from "../frame.js"
import type { Holder, Host } from "../host.js"
import { hostError } from "../host-error.js"
import { findInstance } from "../instance.js"
import { numberValue } from "../numbers.js"
import { bytesValue, symbol, VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"
import { address, any, muxed, vec } from "./kinds.js"

/** An address as text. */
function strkey(of: xdr.ScAddress): xdr.ScVal {
  return xdr.ScVal.scvString(String(of.toJson()))
}

/** Reads the text of an address (`G…`, `C…`, `M…`) from a string or bytes. */
function readStrkey(value: xdr.ScVal): xdr.ScAddress {
  const text =
    value.type === "scvString"
      ? toCharacters(value.str.bytes)
      : value.type === "scvBytes"
        ? toCharacters(value.bytes.toBytes())
        : undefined
  if (text === undefined)
    throw hostError("Value", "UnexpectedType", "strkey is neither a string nor bytes")
  if (
    StrKey.isValidEd25519PublicKey(text) ||
    StrKey.isValidContract(text) ||
    StrKey.isValidMed25519PublicKey(text)
  )
    return xdr.ScAddress.fromJson(text)
  throw hostError("Value", "InvalidInput", "strkey is invalid")
}

/** What is behind an address: code, an asset, an account, or nothing. */
function executableOf(host: Host, of: Holder): xdr.ScVal {
  if (of.type === "scAddressTypeAccount") {
    const key = xdr.LedgerKey.account(new xdr.LedgerKeyAccount({ accountId: of.accountId }))
    return host.storage.get(key) ? xdr.ScVal.scvVec([symbol("Account")]) : VOID
  }
  const executable = findInstance(host, of)?.executable
  switch (executable?.type) {
    case "contractExecutableWasm":
      return xdr.ScVal.scvVec([symbol("Wasm"), bytesValue(executable.wasmHash.toBytes())])
    case "contractExecutableStellarAsset":
      return xdr.ScVal.scvVec([symbol("StellarAsset")])
    default:
      return VOID
  }
}

function isMuxed(of: xdr.ScAddress): boolean {
  return of.type === "scAddressTypeMuxedAccount"
}

/** Module `a`: addresses, and what they authorize. */
export const addresses: HostModule = {
  _: hostFunction("require_auth_for_args", [address, vec], (host, of, args) => {
    host.auth.require(host, of, args)
    return VOID
  }),
  0: hostFunction("require_auth", [address], (host, of) => {
    host.auth.require(host, of, currentFrame(host).args)
    return VOID
  }),
  1: hostFunction("strkey_to_address", [any], (_, text) => {
    const found = readStrkey(text)
    if (isMuxed(found)) throw hostError("Value", "InvalidInput", "strkey is of a muxed address")
    return xdr.ScVal.scvAddress(found)
  }),
  2: hostFunction("address_to_strkey", [address], (_, of) => strkey(of)),
  3: hostFunction("authorize_as_curr_contract", [vec], (host, entries) => {
    host.auth.authorizeAs(currentFrame(host).contract, entries)
    return VOID
  }),
  4: hostFunction("get_address_from_muxed_address", [muxed], (_, of) => {
    const { ed25519 } = of.muxedAccount
    const account = xdr.PublicKey.publicKeyTypeEd25519(ed25519)
    return xdr.ScVal.scvAddress(xdr.ScAddress.scAddressTypeAccount(account))
  }),
  5: hostFunction("get_id_from_muxed_address", [muxed], (_, of) =>
    numberValue("u64", of.muxedAccount.id),
  ),
  6: hostFunction("get_address_executable", [address], executableOf),
  7: hostFunction("strkey_to_muxed_address", [any], (_, text) =>
    xdr.ScVal.scvAddress(readStrkey(text)),
  ),
  8: hostFunction("muxed_address_to_strkey", [any], (_, value) => {
    if (value.type !== "scvAddress")
      throw hostError("Value", "UnexpectedType", "value is no address")
    return strkey(value.address)
  }),
  9: hostFunction("get_delegated_signers_for_current_auth_check", [], (host) =>
    xdr.ScVal.scvVec(host.auth.delegates().map((of) => xdr.ScVal.scvAddress(of))),
  ),
  a: hostFunction("delegate_account_auth", [address], (host, of) => {
    host.auth.delegate(host, of)
    return VOID
  }),
}
