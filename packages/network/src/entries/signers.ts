import type { xdr } from "@stellar/stellar-sdk/base"
import { thresholdsOf } from "./account.js"
import { ownKey } from "./identity.js"

/** A key that may sign, and its weight. */
export type Signer = Pick<xdr.Signer, "key" | "weight">

/** The signers of an account: its own key, if it has a weight, and the added ones. */
export function signersOf(account: xdr.AccountEntry): Signer[] {
  const { master } = thresholdsOf(account)
  const own = master > 0 ? [{ key: ownKey(account.accountId), weight: master }] : []
  return [...own, ...account.signers]
}
