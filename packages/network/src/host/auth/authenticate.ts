import { xdr } from "@stellar/stellar-sdk/base"
import { compareBytes } from "../../entries/bytes.js"
import type { Holder, Host } from "../host.js"
import { contractError, hostError } from "../host-error.js"
import { bytesValue } from "../value.js"
import { checkAccountSignatures } from "./account-signatures.js"

/** A signature to check: its owner, what was signed, and the calls it is for. */
export interface Signature {
  readonly address: xdr.ScAddress
  readonly signature: xdr.ScVal
  /** The signed hash (32 bytes). */
  readonly payload: Uint8Array
  /** The calls that it authorizes, as contracts read them. */
  readonly contexts: xdr.ScVal
  /** Those that signed in place of the account. */
  readonly delegates?: readonly xdr.SorobanDelegateSignature[]
}

/** Checks signatures, of accounts by the host and of contracts by themselves. */
export interface Authentication {
  /** Throws a `HostError` if the signature is wrong. */
  check(host: Host, signature: Signature): void
  delegates(): readonly xdr.ScAddress[]
  delegate(host: Host, address: Holder): void
}

/** A delegate that signed, with those that signed for it. */
interface Delegate {
  readonly address: xdr.ScAddress
  readonly signature: xdr.ScVal
  readonly nested: readonly Delegate[]
  used: boolean
}

/** A check that runs: the signature, and the delegates from the account down to the one whose check runs. */
interface Check {
  readonly signature: Signature
  /** Without delegated credentials there are none, and delegating fails. */
  readonly path: { readonly nested: readonly Delegate[] }[] | undefined
}

export function createAuthentication(): Authentication {
  const checks: Check[] = []

  function current(): Check {
    const check = checks.at(-1)
    if (!check) throw hostError("Auth", "InternalError", "no account's check is running")
    return check
  }

  function authenticate(host: Host, signature: Signature, selfAllowed: boolean): void {
    const { address, payload, contexts } = signature
    if (address.type === "scAddressTypeAccount") {
      checkAccountSignatures(accountOf(host, address), payload, signature.signature)
      return
    }
    const args = [bytesValue(payload), signature.signature, contexts]
    const value = host.call(
      { contract: address, name: "__check_auth", args },
      { reserved: true, selfAllowed },
    )
    if (value.type !== "scvVoid")
      throw hostError("Value", "UnexpectedType", "__check_auth returned a value")
  }

  return {
    check(host, signature) {
      const { delegates } = signature
      const path = delegates && [{ nested: delegatesOf(delegates) }]
      checks.push({ signature, path })
      try {
        authenticate(host, signature, true)
      } finally {
        checks.pop()
      }
    },
    delegates: () => (current().path?.at(-1)?.nested ?? []).map(({ address }) => address),
    delegate(host, address) {
      const { path, signature } = current()
      if (!path) throw hostError("Auth", "InvalidInput", "no delegated signers were provided")
      const found = path.at(-1)!.nested.find((delegate) => delegate.address.equals(address))
      if (!found)
        throw hostError("Auth", "InvalidInput", "delegated signer has not provided a signature")
      if (found.used)
        throw hostError("Auth", "InvalidInput", "a delegated signer can be asked only once")
      found.used = true
      path.push(found)
      let done = false
      try {
        authenticate(host, { ...signature, address, signature: found.signature }, false)
        done = true
      } finally {
        path.pop()
        if (!done) found.used = false
      }
    },
  }
}

/** Reads delegates, which must be sorted by address without repetition. */
function delegatesOf(signatures: readonly xdr.SorobanDelegateSignature[]): Delegate[] {
  return signatures.map(({ address, signature, nestedDelegates }, index) => {
    const before = signatures[index - 1]
    if (before && compareBytes(before.address.toXdr(), address.toXdr()) >= 0)
      throw hostError("Auth", "InvalidInput", "delegated signers are not in order or repeated")
    return { address, signature, nested: delegatesOf(nestedDelegates), used: false }
  })
}

function accountOf({ storage }: Host, { accountId }: xdr.ScAddressAccount): xdr.AccountEntry {
  const data = storage.get(xdr.LedgerKey.account(new xdr.LedgerKeyAccount({ accountId })))
  if (data?.type !== "account") throw contractError("accountMissing", "account is missing")
  return data.account
}
