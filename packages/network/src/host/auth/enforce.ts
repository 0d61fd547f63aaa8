import { hash, xdr } from "@stellar/stellar-sdk/base"
import type { Host } from "../host.js"
import { hostError, isHostError, isRecoverable } from "../host-error.js"
import { lastLedger, networkId } from "../ledger-facts.js"
import { VOID } from "../value.js"
import type { Authentication } from "./authenticate.js"
import { contextsOf } from "./contexts.js"
import { invocationOf, nodeOf } from "./invocation.js"
import type { Policy } from "./manager.js"
import { spendNonce } from "./nonce.js"
import { type Tracker, trackerOf } from "./tracker.js"

/** An entry with what it authorized so far. */
interface Signed {
  readonly address: xdr.ScAddress
  /** Absent for the source of the transaction, whose signatures were checked before. */
  readonly given: xdr.SorobanAddressCredentials | undefined
  /** Whether the signed bytes have the address (CAP-71). */
  readonly namesAddress: boolean
  readonly delegates: readonly xdr.SorobanDelegateSignature[] | undefined
  readonly tracker: Tracker
  verified: boolean
  /** Whether its own check runs, during which it authorizes nothing. */
  busy: boolean
}

/** Requires that signed entries authorize each call. An entry is checked when it is first used. */
export function enforced(
  entries: readonly xdr.SorobanAuthorizationEntry[],
  source: xdr.ScAddress,
  authentication: Authentication,
): Policy {
  const signed = entries.map((entry) => readEntry(entry, source))

  return {
    trackers: () => signed.filter(({ busy }) => !busy).map(({ tracker }) => tracker),
    snapshot() {
      const undo = signed.map((entry) => {
        const undoTracker = entry.tracker.snapshot()
        const { verified } = entry
        return () => {
          undoTracker()
          entry.verified = verified
        }
      })
      const free = signed.map(({ busy }) => !busy)
      return () => {
        for (const [index, back] of undo.entries()) if (free[index]) back()
      }
    },
    require(host, address, call) {
      const own = signed.filter((entry) => !entry.busy && entry.address.equals(address))
      const active = own.some(({ tracker }) => tracker.isActive() && !tracker.isMatched())
      const used = own.find(({ tracker }) => tracker.match(call, !active))
      if (!used) throw hostError("Auth", "InvalidAction", "Unauthorized function call for address")
      if (!used.verified) verify(host, used, authentication)
      used.verified = true
    },
  }
}

function readEntry(
  { credentials, rootInvocation }: xdr.SorobanAuthorizationEntry,
  source: xdr.ScAddress,
): Signed {
  const given = addressCredentials(credentials)
  return {
    address: given?.address ?? source,
    given,
    namesAddress: credentials.type !== "sorobanCredentialsAddress",
    delegates:
      credentials.type === "sorobanCredentialsAddressWithDelegates"
        ? credentials.addressWithDelegates.delegates
        : undefined,
    tracker: trackerOf(nodeOf(rootInvocation), 0),
    verified: false,
    busy: false,
  }
}

/** The address credentials of an entry, of any version, or `undefined` if the transaction's source authorizes. */
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
      return credentials.addressWithDelegates.addressCredentials
  }
}

function verify(host: Host, entry: Signed, authentication: Authentication): void {
  const { given, delegates, tracker } = entry
  if (!given) return
  entry.busy = true
  try {
    authentication.check(host, {
      address: given.address,
      signature: given.signature ?? VOID,
      payload: payloadOf(host, entry, given),
      contexts: contextsOf(tracker.root),
      delegates,
    })
  } catch (thrown) {
    if (!isHostError(thrown) || !isRecoverable(thrown)) throw thrown
    throw hostError("Auth", "InvalidAction", "failed account authentication with error", thrown)
  } finally {
    entry.busy = false
  }
  spend(host, given)
}

function spend(host: Host, given: xdr.SorobanAddressCredentials): void {
  const until = given.signatureExpirationLedger
  if (host.facts.sequence > until) throw hostError("Auth", "InvalidInput", "signature has expired")
  if (until > lastLedger(host.facts))
    throw hostError("Auth", "InvalidInput", "signature expiration is too late")
  spendNonce(host, given, until)
}

/** The hash that the entry's address signs: of a preimage of type 9, or of type 10 with the address (CAP-71). */
function payloadOf(
  { facts }: Host,
  { namesAddress, tracker }: Signed,
  { address, nonce, signatureExpirationLedger }: xdr.SorobanAddressCredentials,
): Uint8Array {
  const common = {
    networkId: networkId(facts.passphrase),
    nonce,
    signatureExpirationLedger,
    invocation: invocationOf(tracker.root),
  }
  const preimage = namesAddress
    ? xdr.HashIdPreimage.envelopeTypeSorobanAuthorizationWithAddress(
        new xdr.HashIdPreimageSorobanAuthorizationWithAddress({ ...common, address }),
      )
    : xdr.HashIdPreimage.envelopeTypeSorobanAuthorization(
        new xdr.HashIdPreimageSorobanAuthorization(common),
      )
  return hash(preimage.toXdr())
}
