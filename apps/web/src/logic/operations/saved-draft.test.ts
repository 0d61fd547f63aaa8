import { encodeAddress } from "@alidade/core"
import { describe, expect, it } from "vitest"
import { resemblesSecret } from "../pasted/secret.js"
import { emptyOperation } from "./operation.js"
import { readDraft, saveDraft } from "./saved-draft.js"
import { operationTypes } from "./table.js"
import { emptyTransaction } from "./transaction.js"

const own = encodeAddress(new Uint8Array(32).fill(1))

describe("a saved draft", () => {
  it("is read again as it was, with all operations, and is no secret to the store", () => {
    const operations = operationTypes.map((type) => ({ ...emptyOperation(type), source: own }))
    const draft = { ...emptyTransaction(own), operations, original: "AAAA" }
    const text = saveDraft(draft)
    expect(readDraft(text, own)).toEqual(draft)
    expect(resemblesSecret(text)).toBe(false)
  })

  it.each(["", "{", "null", "[]", '{"operations":[]}', '{"validFor":"","operations":7}'])(
    "is an empty one for anything else: %s",
    (text) => {
      expect(readDraft(text, own)).toEqual(emptyTransaction(own))
    },
  )

  it("has an empty value for one that its field cannot have", () => {
    const draft = emptyTransaction(own)
    const saved = JSON.parse(
      saveDraft({ ...draft, operations: [{ ...emptyOperation("payment"), source: "" }] }),
    )
    for (const wrong of [null, 7, ["a"], { toString: 1 }]) {
      saved.values.fee = wrong
      saved.operations[0] = {
        type: saved.operations[0].type,
        source: wrong,
        values: { amount: wrong },
      }
      expect(readDraft(JSON.stringify(saved), own)).toEqual({
        ...draft,
        operations: [{ ...emptyOperation("payment"), source: "" }],
      })
    }
    saved.operations[0].type = { valueOf: 1, toString: 1 }
    expect(readDraft(JSON.stringify(saved), own).operations).toEqual([])
  })

  it("leaves out an operation of an unknown type", () => {
    const text =
      '{"validFor":"","values":{},"operations":[{"type":99},{"type":9,"source":"","values":{}}]}'
    expect(readDraft(text, own).operations).toEqual([{ type: "inflation", source: "", values: {} }])
  })
})
