import { xdr } from "@stellar/stellar-sdk/base"

/** Makes what a dishonest wallet signs instead of the request. Changes are made in XDR's JSON form (SEP-51). */

type Fields = Record<string, string | number>

interface EnvelopeJson {
  tx: Fields & { operations?: { body: string | Record<string, Fields> }[] }
}

/** The field of each operation that holds the amount it gives. */
const amounts = { payment: "amount", create_account: "starting_balance" } as const

/**
 * Changes a base64 `TransactionEnvelope`: the first payment or created account gets ten times as much; if there is
 * neither, the fee changes. Existing signatures stay.
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
  if (given) given.fields[given.name] = timesTen(BigInt(given.fields[given.name]!))
  else {
    const fee = Number(tx.fee) > 0 ? Number(tx.fee) - 1 : 1
    // A fee bump's fee is a 64-bit number, which JSON writes as a string.
    tx.fee = typeof tx.fee === "string" ? String(fee) : fee
  }
  return xdr.TransactionEnvelope.fromJson(json).toXdr("base64")
}

/** Changes a base64 `TransactionEnvelope`: the first payment or created account goes to another address. */
export function redirectTransaction(envelope: string, to: string): string {
  const json = xdr.TransactionEnvelope.fromXdr(envelope, "base64").toJson()
  const [{ tx }] = Object.values(json as object) as [EnvelopeJson]
  const paid = tx.operations
    ?.flatMap(({ body }) => (typeof body === "string" ? [] : Object.entries(body)))
    .find(([type]) => Object.hasOwn(amounts, type))
  if (paid) paid[1].destination = to
  return xdr.TransactionEnvelope.fromJson(json).toXdr("base64")
}

/** Multiplies stroops by ten. Returns one stroop if the result is zero or too large. */
function timesTen(stroops: bigint): string {
  const more = stroops * 10n
  return String(more > 0n && more < 2n ** 63n ? more : 1n)
}

/** Changes the nonce of a base64 `HashIdPreimage` of a Soroban authorization. */
export function tamperWithPreimage(preimage: string): string {
  const json = xdr.HashIdPreimage.fromXdr(preimage, "base64").toJson()
  const [fields] = Object.values(json as object) as [Fields]
  if (fields.nonce === undefined) throw new Error("This preimage is not a Soroban authorization.")
  fields.nonce = String(BigInt(fields.nonce) ^ 1n)
  return xdr.HashIdPreimage.fromJson(json).toXdr("base64")
}

export function tamperWithMessage(message: string): string {
  return `${message} `
}
