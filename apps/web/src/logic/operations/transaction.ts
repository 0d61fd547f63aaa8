import { ProblemError } from "../problem.js"
import { readConditions, writeConditions } from "./conditions.js"
import { readEnvelope, writeEnvelope } from "./envelope.js"
import type { FieldProblem, Json, JsonObject, Problems, Values } from "./field.js"
import { isSameJson, listOf, objectOf } from "./json.js"
import { emptyFields, openFields } from "./open-field.js"
import { type OperationDraft, openOperation, readOperation } from "./operation.js"
import { readFields } from "./read-field.js"
import { operationSource, transactionFields } from "./transaction-fields.js"

/** An operation of a transaction, and its own source, empty if it is the transaction's. */
export interface SourcedOperation extends OperationDraft {
  source: string
}

/** A transaction to fill in, as plain data. */
export interface TransactionDraft {
  /** For how many seconds it can be applied after it was built. Empty if its bounds say that. */
  validFor: string
  values: Values
  operations: readonly SourcedOperation[]
}

/** How long a transaction can be applied unless the visitor says otherwise, in seconds. */
const VALID = "1800"

/** What an empty field of a transaction becomes when it is built. */
export interface TransactionDefaults {
  /** The fee of one operation, in stroops. */
  baseFee: bigint
  seqNum: string
  /** The last second in which it can be applied, for a draft that says for how long. */
  maxTime?: string | undefined
}

/** What is wrong with a transaction: by field, and by operation and field. */
export interface TransactionProblems {
  own: Problems
  operations: readonly Problems[]
}

/** A transaction of an account, without operations. */
export function emptyTransaction(sourceAccount: string): TransactionDraft {
  return {
    validFor: VALID,
    values: { ...emptyFields(transactionFields), sourceAccount },
    operations: [],
  }
}

/** Checks a transaction. Returns its unsigned envelope as XDR-JSON, or what is wrong with it. */
export function readTransaction(
  draft: TransactionDraft,
  defaults: TransactionDefaults,
): { json: Json } | { problems: TransactionProblems } {
  const own = readFields(transactionFields, draft.values)
  const operations = draft.operations.map(readSourced)
  const isGood = operations.every((one) => "json" in one)
  if ("problems" in own || !isGood) {
    const none: Problems = new Map<string, FieldProblem>()
    return {
      problems: {
        own: "problems" in own ? own.problems : none,
        operations: operations.map((one) => ("problems" in one ? one.problems : none)),
      },
    }
  }
  const fields = objectOf(own.json)
  const bounds = draft.validFor === "" ? fields : { ...fields, ...boundsUntil(defaults.maxTime) }
  const tx = {
    source_account: fields.source_account!,
    fee: fields.fee ?? Number(defaults.baseFee) * draft.operations.length,
    seq_num: fields.seq_num ?? defaults.seqNum,
    cond: writeConditions(bounds),
    memo: fields.memo!,
    operations: operations.map((one) => ("json" in one ? one.json : null)),
    ext: fields.resources === null ? "v0" : { v1: fields.resources! },
  }
  return { json: writeEnvelope(tx, fields.fee_bump ?? null) }
}

/**
 * The draft of an envelope in XDR-JSON, without its signatures. Throws a `ProblemError` if it has something that the form
 * could not build again as it is.
 */
export function openTransaction(envelope: Json, decimalMark = "."): TransactionDraft {
  const { tx, feeBump } = readEnvelope(envelope)
  const ext = objectOf(tx.ext).v1
  const content: JsonObject = {
    ...tx,
    ...readConditions(tx.cond),
    resources: ext ?? null,
    fee_bump: feeBump,
  }
  const operations = listOf(tx.operations).map((one) => openSourced(one, decimalMark))
  const known = operations.filter((one) => one !== undefined)
  const values = openFields(transactionFields, content, decimalMark)
  const draft = { validFor: "", values, operations: known }
  const again = readTransaction(draft, { baseFee: 0n, seqNum: "0" })
  if (!("json" in again) || !isSameJson(again.json, writeEnvelope(tx, feeBump))) {
    throw new ProblemError<OpenProblem>({ problem: "notEditable" })
  }
  return draft
}

/** An envelope in XDR-JSON without its signatures, as the form would build it. */
export function unsigned(envelope: Json): Json {
  const { tx, feeBump } = readEnvelope(envelope)
  return writeEnvelope(tx, feeBump)
}

function boundsUntil(maxTime: string | undefined): JsonObject {
  return { min_time: null, max_time: maxTime ?? null }
}

/** Why an envelope can't be opened in the form. */
export interface OpenProblem {
  problem: "notEditable"
}

function readSourced(operation: SourcedOperation): { json: Json } | { problems: Problems } {
  const source = readFields([operationSource], { source: operation.source })
  const body = readOperation(operation)
  if ("json" in source && "json" in body) {
    return { json: { source_account: objectOf(source.json).source!, body: body.json } }
  }
  const found = [source, body].flatMap((one) => ("problems" in one ? [...one.problems] : []))
  return { problems: new Map(found) }
}

function openSourced(json: Json, decimalMark: string): SourcedOperation | undefined {
  const { source_account: source = null, body = null } = objectOf(json)
  const opened = openOperation(body, decimalMark)
  return opened && { ...opened, source: typeof source === "string" ? source : "" }
}
