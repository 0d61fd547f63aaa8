import {
  addressOf,
  type DecodedTransaction,
  type DescribedTransaction,
  type XdrFields,
  type XdrUnion,
} from "@alidade/core/describe"
import { accountOf } from "../values.js"
import type { Operation } from "./row.js"

/** The operations of a transaction with their sources, decoded and in words. */
export function readOperations(
  { transaction }: DecodedTransaction,
  described: DescribedTransaction,
): Operation[] {
  return (transaction.operations as XdrFields[]).map((operation, at) => {
    const body = operation.body as XdrUnion
    const source = addressOf(operation.sourceAccount ?? transaction.sourceAccount)
    return {
      type: body.type,
      fields: fieldsOf(body),
      source: accountOf(source),
      words: described.operations[at]!,
    }
  })
}

/** The fields of an operation's body. A union is one field by the name of its arm. */
function fieldsOf({ type, value }: XdrUnion): XdrFields {
  if (type === "accountMerge") return { destination: value }
  if (value === null) return {}
  const { type: arm, value: held } = value as XdrUnion
  return typeof arm === "string" ? { [arm]: held } : (value as XdrFields)
}
