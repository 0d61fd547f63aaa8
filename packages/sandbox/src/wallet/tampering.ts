import { xdr } from "@stellar/stellar-sdk/base"

/** What a lying wallet signs in the place of what it was sent. */

/**
 * A base64 `TransactionEnvelope` that says something else: the first payment of XLM or another asset, or created
 * account, gets ten times as much; where there is none, the fee is another. Signatures that it carries are kept.
 */
export function tamperWithTransaction(envelope: string): string {
  const value = xdr.TransactionEnvelope.fromXdr(envelope, "base64")
  return altered(value).toXdr("base64")
}

function altered(envelope: xdr.TransactionEnvelope): xdr.TransactionEnvelope {
  switch (envelope.type) {
    case "envelopeTypeTxV0": {
      const { tx, signatures } = envelope.v0
      const changed = new xdr.TransactionV0({ ...tx, ...alteredFields(tx) })
      return xdr.TransactionEnvelope.envelopeTypeTxV0(
        new xdr.TransactionV0Envelope({ tx: changed, signatures }),
      )
    }
    case "envelopeTypeTx": {
      const { tx, signatures } = envelope.v1
      const changed = new xdr.Transaction({ ...tx, ...alteredFields(tx) })
      return xdr.TransactionEnvelope.envelopeTypeTx(
        new xdr.TransactionV1Envelope({ tx: changed, signatures }),
      )
    }
    case "envelopeTypeTxFeeBump": {
      const { tx, signatures } = envelope.feeBump
      const changed = new xdr.FeeBumpTransaction({ ...tx, fee: tx.fee > 0n ? tx.fee - 1n : 1n })
      return xdr.TransactionEnvelope.envelopeTypeTxFeeBump(
        new xdr.FeeBumpTransactionEnvelope({ tx: changed, signatures }),
      )
    }
  }
}

type Changed = { operations: xdr.Operation[] } | { fee: number }

function alteredFields(tx: xdr.Transaction | xdr.TransactionV0): Changed {
  const at = tx.operations.findIndex(({ body }) => alteredBody(body) !== null)
  const operation = tx.operations[at]
  const body = operation && alteredBody(operation.body)
  if (!operation || !body) return { fee: tx.fee > 0 ? tx.fee - 1 : 1 }
  return { operations: tx.operations.with(at, new xdr.Operation({ ...operation, body })) }
}

function alteredBody(body: xdr.OperationBody): xdr.OperationBody | null {
  switch (body.type) {
    case "payment": {
      const { paymentOp } = body
      return xdr.OperationBody.payment(
        new xdr.PaymentOp({ ...paymentOp, amount: tenfold(paymentOp.amount) }),
      )
    }
    case "createAccount": {
      const { createAccountOp } = body
      return xdr.OperationBody.createAccount(
        new xdr.CreateAccountOp({
          ...createAccountOp,
          startingBalance: tenfold(createAccountOp.startingBalance),
        }),
      )
    }
    default:
      return null
  }
}

/** Ten times as many stroops; one, where that would be nothing or more than there can be. */
function tenfold(stroops: bigint): bigint {
  const more = stroops * 10n
  return more > 0n && more < 2n ** 63n ? more : 1n
}

/** A base64 `HashIdPreimage` of a Soroban authorization with another nonce. */
export function tamperWithPreimage(preimage: string): string {
  const value = xdr.HashIdPreimage.fromXdr(preimage, "base64")
  switch (value.type) {
    case "envelopeTypeSorobanAuthorization": {
      const fields = value.sorobanAuthorization
      return xdr.HashIdPreimage.envelopeTypeSorobanAuthorization(
        new xdr.HashIdPreimageSorobanAuthorization({ ...fields, nonce: otherNonce(fields.nonce) }),
      ).toXdr("base64")
    }
    case "envelopeTypeSorobanAuthorizationWithAddress": {
      const fields = value.sorobanAuthorizationWithAddress
      return xdr.HashIdPreimage.envelopeTypeSorobanAuthorizationWithAddress(
        new xdr.HashIdPreimageSorobanAuthorizationWithAddress({
          ...fields,
          nonce: otherNonce(fields.nonce),
        }),
      ).toXdr("base64")
    }
    default:
      throw new Error("This preimage is no Soroban authorization.")
  }
}

function otherNonce(nonce: bigint): bigint {
  return nonce ^ 1n
}

/** Another message than the one asked for. */
export function tamperWithMessage(message: string): string {
  return `${message} `
}
