import { xdr } from "@stellar/stellar-sdk/base"
import type { Moment } from "../entries/account.js"
import { accountAddress } from "../entries/identity.js"
import type { RequireAuth } from "./authorization.js"
import { lastLedger, spendNonce } from "./nonce.js"
import type { Storage } from "./storage.js"

/**
 * Allows every call and records the authorization entries it needs, unsigned. The source account is authorized by its
 * transaction. Other addresses get credentials of version 1 (signed over a preimage of type 9) or, if `upgraded`, of
 * version 2 (type 10; CAP-71).
 */
export function recordAuth(
  { source, upgraded }: { source: xdr.AccountId; upgraded: boolean },
  call: xdr.InvokeContractArgs,
  storage: Storage,
  moment: Moment,
): { requireAuth: RequireAuth; entries: readonly xdr.SorobanAuthorizationEntry[] } {
  const entries: xdr.SorobanAuthorizationEntry[] = []
  const rootInvocation = new xdr.SorobanAuthorizedInvocation({
    function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(call),
    subInvocations: [],
  })

  function credentialsOf(address: xdr.ScAddress): xdr.SorobanCredentials {
    if (address.equals(accountAddress(source)))
      return xdr.SorobanCredentials.sorobanCredentialsSourceAccount()
    const unsigned = new xdr.SorobanAddressCredentials({
      address,
      nonce: crypto.getRandomValues(new BigUint64Array(1))[0]! >> 1n,
      signatureExpirationLedger: 0,
      signature: xdr.ScVal.scvVoid(),
    })
    // Adds the entries that the signature check will read and write to the footprint.
    if (address.type === "scAddressTypeAccount") storage.account(address.accountId)
    spendNonce(unsigned, lastLedger(moment), storage, moment)
    return upgraded
      ? xdr.SorobanCredentials.sorobanCredentialsAddressV2(unsigned)
      : xdr.SorobanCredentials.sorobanCredentialsAddress(unsigned)
  }

  return {
    entries,
    requireAuth(address) {
      const credentials = credentialsOf(address)
      entries.push(new xdr.SorobanAuthorizationEntry({ credentials, rootInvocation }))
    },
  }
}
