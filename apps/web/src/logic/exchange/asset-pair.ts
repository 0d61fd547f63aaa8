import { openAsset, readAsset } from "../operations/assets.js"
import type { FieldProblem, Values } from "../operations/field.js"
import { type OperationDraft, readOperation } from "../operations/operation.js"

/** The id of a typed asset, `native` or `CODE:ISSUER`. Undefined if it is invalid. */
export function assetIn(text: unknown): string | undefined {
  const read = readAsset(String(text).trim(), { kind: "asset", name: "asset" })
  return "json" in read ? openAsset(read.json) : undefined
}

/** The assets in two fields. Undefined unless both are valid, and not the same. */
export function assetPair(
  values: Values,
  give: string,
  get: string,
): readonly [string, string] | undefined {
  const [one, other] = [values[give], values[get]].map(assetIn)
  return one === undefined || other === undefined || one === other ? undefined : [one, other]
}

/** What is wrong with an operation that exchanges the asset in one field for that in another. */
export function exchangeProblems(
  operation: OperationDraft,
  give: string,
  get: string,
): Map<string, FieldProblem> {
  const read = readOperation(operation)
  const problems = new Map("problems" in read ? read.problems : [])
  const { [give]: one, [get]: other } = operation.values
  const isSame = assetIn(one) !== undefined && assetIn(one) === assetIn(other)
  return isSame ? problems.set(get, { problem: "sameAsset" }) : problems
}
