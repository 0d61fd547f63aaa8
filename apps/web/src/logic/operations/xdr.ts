import { xdr } from "@stellar/stellar-sdk/base"
import type { Json } from "./field.js"

/** Encodes an envelope (XDR-JSON of a `TransactionEnvelope`) as base64 XDR. */
export function encodeEnvelope(envelope: Json): string {
  return xdr.TransactionEnvelope.fromJson(envelope).toXdr("base64")
}

/** Decodes a base64 `TransactionEnvelope` as XDR-JSON. */
export function decodeEnvelope(envelope: string): Json {
  return xdr.TransactionEnvelope.fromXdr(envelope, "base64").toJson()
}

/** Decodes what a simulation returned: base64 `SorobanTransactionData`, and the `SorobanAuthorizationEntry`s. */
export function decodeNeeds(data: string, auth: readonly string[]): { data: Json; auth: Json[] } {
  return {
    data: xdr.SorobanTransactionData.fromXdr(data, "base64").toJson(),
    auth: auth.map((one) => xdr.SorobanAuthorizationEntry.fromXdr(one, "base64").toJson()),
  }
}
