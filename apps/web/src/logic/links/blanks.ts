import { readConditions, writeConditions } from "../operations/conditions.js"
import { readEnvelope, writeEnvelope } from "../operations/envelope.js"
import type { Field, Json, JsonObject, Problems, Value, Values } from "../operations/field.js"
import { listOf, objectOf, snake } from "../operations/json.js"
import { readFields } from "../operations/read-field.js"
import { entryOf, operationTypes } from "../operations/table.js"
import { memoField, operationSource, transactionFields } from "../operations/transaction-fields.js"
import { ProblemError } from "../problem.js"
import type { Replacement } from "./replacement.js"

/** A field of a transaction that a link leaves open, and how a transaction gets its value. */
interface Blank {
  field: Field
  set: (tx: JsonObject, value: Json) => JsonObject
}

/** What the visitor fills in for a link. */
export interface Question extends Replacement {
  blanks: readonly Blank[]
}

/** Why a link can't be filled in. */
export interface BlankProblem {
  problem: "unknownField"
  /** As the link names it. */
  field: string
}

/**
 * What a link leaves open of its envelope (XDR-JSON). Throws a `ProblemError` of a `BlankProblem` for a field that the
 * table of operations doesn't know.
 */
export function questionsOf(
  replacements: readonly Replacement[],
  envelope: Json,
): readonly Question[] {
  const { tx } = readEnvelope(envelope)
  return replacements.map((replacement) => {
    const blanks = replacement.fields.map((name) => {
      const blank = blankOf(name, tx)
      if (!blank) throw new ProblemError<BlankProblem>({ problem: "unknownField", field: name })
      return blank
    })
    return { ...replacement, blanks }
  })
}

/** Puts the answers, by their IDs, into an envelope without its signatures, or says what is wrong with them, by ID. */
export function fillBlanks(
  questions: readonly Question[],
  answers: Values,
  envelope: Json,
): { json: Json } | { problems: Problems } {
  const { tx, feeBump } = readEnvelope(envelope)
  let filled = tx
  const problems = new Map<string, NonNullable<ReturnType<Problems["get"]>>>()
  for (const { id, blanks } of questions) {
    for (const { field, set } of blanks) {
      const read = readFields([field], { [field.name]: answers[id] as Value })
      if ("json" in read) filled = set(filled, objectOf(read.json)[snake(field.name)]!)
      else
        for (const [path, problem] of read.problems)
          problems.set(id + path.slice(field.name.length), problem)
    }
  }
  return problems.size > 0 ? { problems } : { json: writeEnvelope(filled, feeBump) }
}

/** Names of memos in SEP-11, where they differ from those of the table. */
const memoNames: Readonly<Record<string, string>> = { retHash: "return" }

/** Fields of a transaction that have the same name in SEP-11 and in the table. */
const numbersAndSource: readonly string[] = ["sourceAccount", "fee", "seqNum"]

function blankOf(name: string, tx: JsonObject): Blank | undefined {
  const [, operation, own] = /^operations\[(\d{1,3})\]\.(.+)$/.exec(name) ?? []
  if (operation !== undefined && own !== undefined) return blankIn(Number(operation), own, tx)
  const [, bound] = /^(?:cond\.)?timeBounds\.(minTime|maxTime)$/.exec(name) ?? []
  const [, memo = ""] = /^memo\.(\w+)$/.exec(name) ?? []
  const arm = memoField.kind === "variant" && memoField.arms[memoNames[memo] ?? memo]
  if (arm && "name" in arm) {
    return { field: arm, set: (tx, value) => ({ ...tx, memo: { [arm.name]: value } }) }
  }
  if (bound === undefined && !numbersAndSource.includes(name)) return undefined
  const field = required(transactionFields, bound ?? name)
  return (
    field && {
      field,
      set: (tx, value) =>
        bound === undefined
          ? { ...tx, [snake(name)]: value }
          : { ...tx, cond: writeConditions({ ...readConditions(tx.cond), [snake(bound)]: value }) },
    }
  )
}

function blankIn(at: number, name: string, tx: JsonObject): Blank | undefined {
  const operation = objectOf(listOf(tx.operations)[at])
  const [body] = Object.keys(objectOf(operation.body))
  const type = operationTypes.find((one) => snake(one) === body)
  if (!type || body === undefined) return undefined
  const change = (tx: JsonObject, by: (operation: JsonObject) => JsonObject): JsonObject => ({
    ...tx,
    operations: listOf(tx.operations).map((one, index) => (index === at ? by(objectOf(one)) : one)),
  })
  if (name === "sourceAccount") {
    const field = required([operationSource], "source")
    const set: Blank["set"] = (tx, value) =>
      change(tx, (one) => ({ ...one, source_account: value }))
    return field && { field, set }
  }
  const { fields, read = objectOf, write = (content: JsonObject): Json => content } = entryOf(type)
  const own = name.replace(/^body\.(?:\w+Op\.)?/, "")
  const field = required(fields, own)
  return (
    field && {
      field,
      set: (tx, value) =>
        change(tx, (one) => {
          const content = { ...read(objectOf(one.body)[body]!), [snake(own)]: value }
          return { ...one, body: { [body]: write(content) } }
        }),
    }
  )
}

/** A field that can't stay empty: the link leaves it open. */
function required(fields: readonly Field[], name: string): Field | undefined {
  const field = fields.find((one) => one.name === name)
  if (!field) return undefined
  const { blank: _, ...others } = field
  return others
}
