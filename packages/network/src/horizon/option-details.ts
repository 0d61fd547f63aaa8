import type { xdr } from "@stellar/stellar-sdk/base"
import { toText } from "../entries/bytes.js"
import { addressOf } from "../entries/identity.js"
import { authFlags } from "./flag-fields.js"

/** The options of an account that an operation sets. */
export function optionDetails(op: xdr.SetOptionsOp): object {
  return {
    inflation_dest: op.inflationDest ? addressOf(op.inflationDest) : undefined,
    ...authFlags("set", op.setFlags ?? 0),
    ...authFlags("clear", op.clearFlags ?? 0),
    master_key_weight: op.masterWeight ?? undefined,
    low_threshold: op.lowThreshold ?? undefined,
    med_threshold: op.medThreshold ?? undefined,
    high_threshold: op.highThreshold ?? undefined,
    home_domain: op.homeDomain ? toText(op.homeDomain.bytes) : undefined,
    signer_key: op.signer ? addressOf(op.signer.key) : undefined,
    signer_weight: op.signer?.weight,
  }
}
