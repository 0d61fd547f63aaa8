import { xdr } from "@stellar/stellar-sdk/base"

/** What a lying wallet signs in the place of what it was sent. Changes are made in XDR's JSON form (SEP-51). */

type Fields = Record<string, string | number>

interface EnvelopeJson {
  tx: Fields & { operations?: { body: string | Record<string, Fields> }[] }
}

/** Where an operation that gives something keeps how much. */
const amounts = { payment: "amount", create_account: "starting_balance" } as const

/**
 * A base64 `TransactionEnvelope` that says something else: the first payment of XLM or another asset, or created
 * account, gets ten times as much; where there is none, the fee is another. Signatures that it carries are kept.
 */
export function tamperWithTransaction(envelope: string): string {
  const json = xdr.TransactionEnvelope.fromXdr(envelope, "base64").toJson()
  const [{ tx }] = Object.values(json as object) as [EnvelopeJson]
  const given = tx.operations?.flatMap(({ body }) =>
    Object.entries(amounts).flatMap(([type, name]) => {
      const fields = typeof body === "string" ? undefined : body[type]
      return fields ? { fields, name } : []
    }),
  )[0]
  if (given) given.fields[given.name] = tenfold(BigInt(given.fields[given.name]!))
  else {
    const fee = Number(tx.fee) > 0 ? Number(tx.fee) - 1 : 1
    // Of a fee bump it is a 64-bit number, which JSON writes as a text.
    tx.fee = typeof tx.fee === "string" ? String(fee) : fee
  }
  return xdr.TransactionEnvelope.fromJson(json).toXdr("base64")
}

/** Ten times as many stroops; one, where that would be nothing or more than there can be. */
function tenfold(stroops: bigint): string {
  const more = stroops * 10n
  return String(more > 0n && more < 2n ** 63n ? more : 1n)
}

/** A base64 `HashIdPreimage` of a Soroban authorization with another nonce. */
export function tamperWithPreimage(preimage: string): string {
  const json = xdr.HashIdPreimage.fromXdr(preimage, "base64").toJson()
  const [fields] = Object.values(json as object) as [Fields]
  if (fields.nonce === undefined) throw new Error("This preimage is no Soroban authorization.")
  fields.nonce = String(BigInt(fields.nonce) ^ 1n)
  return xdr.HashIdPreimage.fromJson(json).toXdr("base64")
}

/** Another message than the one asked for. */
export function tamperWithMessage(message: string): string {
  return `${message} `
}
