import { isAddress } from "@alidade/core"
import { fieldsOf } from "../stellar/read-json.js"

/** A transfer that was built and simulated, and can be signed: plain data, which survives a reload. */
export interface PreparedTransfer {
  /**
   * Exactly what the wallet will sign: a base64 `TransactionEnvelope`, or the `HashIdPreimage` of an authorization if a
   * sponsor submits the transaction.
   */
  payload: string
  /** The maximum fee of the transaction, in stroops. */
  fee: string
  sponsored?: SponsoredTransfer
}

/** What a sponsor submits once the authorization is signed. */
export interface SponsoredTransfer {
  /** The account that submits the transaction and pays its fee instead of the sender, `G…`. */
  sponsor: string
  /** The transaction, without a signature. Base64. */
  envelope: string
  /** The authorization entry that the signature belongs in. Base64. */
  entry: string
}

/** Reads a saved transfer. Undefined if it is invalid. */
export function readTransfer(value: unknown): PreparedTransfer | undefined {
  const { payload, fee, sponsored } = fieldsOf(value)
  if (typeof payload !== "string" || typeof fee !== "string" || !/^\d+$/.test(fee)) return undefined
  if (sponsored === undefined) return { payload, fee }
  const { sponsor, envelope, entry } = fieldsOf(sponsored)
  if (!isAddress(sponsor) || typeof envelope !== "string" || typeof entry !== "string") {
    return undefined
  }
  return { payload, fee, sponsored: { sponsor, envelope, entry } }
}
