import { buildAuthorizationEntryPreimage, hash, type xdr } from "@stellar/stellar-sdk/base"
import type { Moment } from "../entries/account.js"
import { accountAddress } from "../entries/identity.js"
import { checkAccountSignatures } from "./account-signatures.js"
import { hostError, isHostError } from "./host-error.js"
import { lastLedger, spendNonce } from "./nonce.js"
import type { Storage } from "./storage.js"

/** Checks that an address authorized the current call. Throws a `HostError` if it did not. */
export type RequireAuth = (address: xdr.ScAddress) => void

/** What authorizes a call. */
export interface Authorization {
  readonly entries: readonly xdr.SorobanAuthorizationEntry[]
  /** The source account of the operation. The transaction's signatures authorize for it. */
  readonly source: xdr.AccountId
  readonly passphrase: string
}

/**
 * Creates a check of a call against its authorization entries. An entry counts once, before it expires, for exactly
 * this call and its own address, signed over the preimage of its credentials (type 9, or type 10 with the address;
 * CAP-71).
 */
export function enforceAuth(
  { entries, source, passphrase }: Authorization,
  call: xdr.InvokeContractArgs,
  storage: Storage,
  moment: Moment,
): RequireAuth {
  return (address) => {
    const entry = entries.find(
      ({ credentials, rootInvocation }) =>
        signerOf(credentials, source).equals(address) && isCall(rootInvocation, call),
    )
    if (!entry) throw hostError("Auth", "InvalidAction", "Unauthorized function call for address")
    const given = addressCredentials(entry.credentials)
    // The transaction's own signatures are already verified.
    if (!given) return
    const until = given.signatureExpirationLedger
    const preimage = buildAuthorizationEntryPreimage(entry, until, passphrase)
    authenticate(given, hash(preimage.toXdr()), storage)
    if (moment.sequence > until) throw hostError("Auth", "InvalidInput", "signature has expired")
    if (until > lastLedger(moment))
      throw hostError("Auth", "InvalidInput", "signature expiration is too late")
    spendNonce(given, until, storage, moment)
  }
}

function authenticate(
  { address, signature }: xdr.SorobanAddressCredentials,
  payload: Uint8Array,
  storage: Storage,
): void {
  try {
    if (address.type !== "scAddressTypeAccount")
      throw hostError("Storage", "MissingValue", "no account contract lives at this address")
    const account = storage.account(address.accountId)
    if (!account) throw hostError("Storage", "MissingValue", "account is missing")
    checkAccountSignatures(account, payload, signature)
  } catch (thrown) {
    if (!isHostError(thrown)) throw thrown
    throw hostError("Auth", "InvalidAction", "failed account authentication with error", thrown)
  }
}

/** The address credentials of an entry, of either version, or `undefined` if the transaction's source authorizes. */
function addressCredentials(
  credentials: xdr.SorobanCredentials,
): xdr.SorobanAddressCredentials | undefined {
  switch (credentials.type) {
    case "sorobanCredentialsSourceAccount":
      return undefined
    case "sorobanCredentialsAddress":
      return credentials.address
    case "sorobanCredentialsAddressV2":
      return credentials.addressV2
    case "sorobanCredentialsAddressWithDelegates":
      // Delegates stand in for account contracts, which the sandbox does not have.
      return credentials.addressWithDelegates.addressCredentials
  }
}

function signerOf(credentials: xdr.SorobanCredentials, source: xdr.AccountId): xdr.ScAddress {
  return addressCredentials(credentials)?.address ?? accountAddress(source)
}

function isCall(
  { function: authorized }: xdr.SorobanAuthorizedInvocation,
  call: xdr.InvokeContractArgs,
): boolean {
  return (
    authorized.type === "sorobanAuthorizedFunctionTypeContractFn" &&
    authorized.contractFn.equals(call)
  )
}
