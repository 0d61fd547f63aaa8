import { networks } from "@alidade/core"
import { decodeTransaction, type XdrFields, type XdrUnion } from "@alidade/core/describe"
import { operationFor } from "./operations.js"
import { refusals, refuse, refuseOperation } from "./refusals.js"
import { account, count, hex, text, units } from "./values.js"

/**
 * The parameters with which Connect signs a transaction (TR4). Throws `unsupported` for what a Trezor cannot sign, or would
 * sign differently (TR5, TR6).
 */
export function parametersFor(xdr: string, networkPassphrase: string): object {
  const { transaction, feeBump } = decodeTransaction(xdr)
  if (feeBump) refuse(refusals.feeBump)
  const operations = transaction.operations as unknown as readonly XdrFields[]
  const common = {
    source: account(transaction.sourceAccount),
    sequence: units(transaction.seqNum),
    fee: count(transaction.fee),
    timebounds: timeBounds(transaction.cond as XdrUnion),
    memo: memo(transaction.memo as XdrUnion),
  }
  if (operations.some(({ body }) => (body as XdrUnion).type === "invokeHostFunction")) {
    requireCall(operations, networkPassphrase)
    // Only version 10 takes this form, and only Suite knows contract calls.
    return { xdrBase64: xdr, testnet: networkPassphrase === networks.Testnet }
  }
  if ((transaction.ext as XdrUnion).type !== "v0") refuseOperation("sorobanData")
  return {
    networkPassphrase,
    transaction: { ...common, operations: operations.map(operationFor) },
  }
}

function timeBounds({ type, value }: XdrUnion): object {
  if (type === "none") refuse(refusals.noTime)
  if (type !== "time") refuse(refusals.conditions)
  const { minTime, maxTime } = value as XdrFields
  return { minTime: count(minTime), maxTime: count(maxTime) }
}

function memo({ type, value }: XdrUnion): object {
  switch (type) {
    case "text":
      return { type: 1, text: text(value) }
    case "id":
      return { type: 2, id: units(value) }
    case "hash":
      return { type: 3, hash: hex(value) }
    case "return":
      return { type: 4, hash: hex(value) }
    default:
      return { type: 0 }
  }
}

/**
 * Refuses all smart contract operations but a call of a contract, alone in its transaction, whose other authorizations
 * are signed (TR5).
 */
function requireCall(operations: readonly XdrFields[], networkPassphrase: string): void {
  if (operations.length > 1) refuse(refusals.alone)
  const [{ sourceAccount, body }] = operations as [XdrFields]
  if (sourceAccount) account(sourceAccount)
  const { hostFunction, auth } = (body as XdrUnion).value as XdrFields
  const { type } = hostFunction as XdrUnion
  if (type !== "invokeContract") refuseOperation(type)
  if (!(auth as XdrFields[]).every(({ credentials }) => isSigned(credentials as XdrUnion)))
    refuse(refusals.entries)
  const isKnown = networkPassphrase === networks.Public || networkPassphrase === networks.Testnet
  if (!isKnown) refuse(refusals.network)
}

/** Whether an authorization is the transaction's own, or bound to its address and signed. */
function isSigned({ type, value }: XdrUnion): boolean {
  if (type === "sourceAccount") return true
  if (type !== "addressV2") return false
  const { signature } = value as XdrFields
  return (signature as XdrUnion).type !== "void"
}
