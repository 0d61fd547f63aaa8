import { xdr } from "@stellar/stellar-sdk/base"
import { ProblemError } from "../problem.js"
import type { Json } from "./field.js"

/** The SDK's own words about a part that no form checks, such as an argument of a call. */
export interface NotEncoded {
  problem: "notEncoded"
  reason: string
}

/**
 * Encodes an envelope (XDR-JSON of a `TransactionEnvelope`) as base64 XDR. Throws a `ProblemError` with the SDK's reason,
 * such as a number that is too great.
 */
export function encodeEnvelope(envelope: Json): string {
  try {
    return xdr.TransactionEnvelope.fromJson(envelope).toXdr("base64")
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ProblemError<NotEncoded>({ problem: "notEncoded", reason }, { cause })
  }
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
