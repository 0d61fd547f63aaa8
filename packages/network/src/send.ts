import { type Keypair, xdr } from "@stellar/stellar-sdk/base"
import type { Ledger, Submitted } from "./transactions/ledger.js"
import { operationOf, signedEnvelope } from "./transactions/signed-envelope.js"
import { simulate } from "./transactions/simulate.js"

/** The outcome of a transaction that is in the ledger. */
export type Sent = Extract<Submitted, { transaction: unknown }>

/** Sends operations in one transaction, signed by their source. A contract call is simulated before. */
export function send(ledger: Ledger, source: Keypair, operations: readonly xdr.Operation[]): Sent {
  const body = operations.length === 1 ? operations[0]!.body : undefined
  const call =
    body?.type === "invokeHostFunction"
      ? prepared(ledger, source, body.invokeHostFunctionOp)
      : undefined
  const envelope = signedEnvelope(ledger, source, {
    operations: call ? [call.operation] : operations,
    feeRate: ledger.feeRate,
    sorobanData: call?.sorobanData,
  })
  const submitted = ledger.submit(envelope)
  const result = "refused" in submitted ? submitted.refused : submitted.transaction.result
  if ("refused" in submitted || !submitted.transaction.successful)
    throw new Error(`the transaction failed: ${JSON.stringify(result.toJson())}`)
  return submitted
}

/** A call with the authorization that it needs, and its resources. Authorization that it already has is checked. */
function prepared(
  ledger: Ledger,
  source: Keypair,
  operation: xdr.InvokeHostFunctionOp,
): { operation: xdr.Operation; sorobanData: xdr.SorobanTransactionData } {
  const isSigned = operation.auth.length > 0
  const { auth, transactionData } = simulate(ledger, {
    source: source.xdrAccountId(),
    operation,
    auth: isSigned ? "enforce" : "record",
    upgraded: false,
  })
  const missing = auth.find(({ credentials }) => credentials.type === "sorobanCredentialsAddress")
  if (!isSigned && missing?.credentials.type === "sorobanCredentialsAddress")
    throw new Error(
      `${missing.credentials.address.address.toJson()} has to authorize this call: ` +
        "send it from that account, or add its signed authorization entry",
    )
  const { hostFunction } = operation
  const authorized = new xdr.InvokeHostFunctionOp({ hostFunction, auth: [...auth] })
  return {
    operation: operationOf(xdr.OperationBody.invokeHostFunction(authorized)),
    sorobanData: transactionData,
  }
}
