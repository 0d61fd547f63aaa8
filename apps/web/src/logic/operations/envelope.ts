import { encodeAddress } from "@alidade/core"
import { decodeHex } from "@alidade/core/encoding"
import type { Json, JsonObject } from "./field.js"
import { objectOf, textOf } from "./json.js"

/** The unsigned envelope of a transaction, in a fee bump if there is one. */
export function writeEnvelope(tx: JsonObject, feeBump: Json): Json {
  const inner = { tx: { tx, signatures: [] } }
  if (feeBump === null) return inner
  const { fee_source, fee } = objectOf(feeBump)
  const outer = { fee_source: fee_source!, fee: fee!, inner_tx: inner, ext: "v0" }
  return { tx_fee_bump: { tx: outer, signatures: [] } }
}

/** The transaction of an envelope, and the fee bump around it. Version 0 is signed in its version-1 form. */
export function readEnvelope(envelope: Json): { tx: JsonObject; feeBump: Json } {
  const { tx, tx_v0: old, tx_fee_bump: bump } = objectOf(envelope)
  if (bump !== undefined) {
    const { fee_source, fee, inner_tx } = objectOf(objectOf(bump).tx)
    const inner = objectOf(objectOf(inner_tx).tx).tx
    return { tx: objectOf(inner), feeBump: { fee_source: fee_source!, fee: fee! } }
  }
  const inner = old === undefined ? objectOf(objectOf(tx).tx) : ofVersion0(objectOf(old).tx)
  return { tx: inner, feeBump: null }
}

function ofVersion0(tx: Json | undefined): JsonObject {
  const { source_account_ed25519: key, time_bounds: time = null, ...others } = objectOf(tx)
  return {
    ...others,
    source_account: encodeAddress(decodeHex(textOf(key))),
    cond: time === null ? "none" : { time },
  }
}
