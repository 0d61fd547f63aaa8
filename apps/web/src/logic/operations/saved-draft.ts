import { fieldsOf, textOf } from "../stellar/read-json.js"
import { savedValues } from "./saved-values.js"
import { entryOf, operationTypes } from "./table.js"
import { emptyTransaction, type SourcedOperation, type TransactionDraft } from "./transaction.js"
import { transactionFields } from "./transaction-fields.js"

/** A draft, and the envelope that it was opened from. */
export interface SavedDraft extends TransactionDraft {
  original?: string | undefined
}

/** A draft as text. Types are numbers: the store refuses texts that look like the beginning of a secret key. */
export function saveDraft({ operations, ...draft }: SavedDraft): string {
  const saved = operations.map(({ type, ...rest }) => ({
    ...rest,
    type: operationTypes.indexOf(type),
  }))
  return JSON.stringify({ ...draft, operations: saved })
}

/** A saved draft; an empty one for anything else. */
export function readDraft(text: string, address: string): SavedDraft {
  const { validFor, values, operations, original } = fieldsOf(parse(text))
  if (typeof validFor !== "string" || !Array.isArray(operations)) return emptyTransaction(address)
  return {
    validFor,
    values: savedValues(transactionFields, values),
    operations: operations.flatMap(readOperation),
    ...(typeof original === "string" ? { original } : {}),
  }
}

/** The accounts that are typed into a draft. */
export function addressesIn(draft: SavedDraft): string[] {
  const { original: _, ...typed } = draft
  return [...new Set(JSON.stringify(typed).match(/(?<=")[GM][A-Z2-7]{55,68}(?=")/g) ?? [])]
}

/** A draft with another address wherever one was typed. */
export function replaceIn(
  draft: SavedDraft,
  typed: string,
  other: string,
  source: string,
): SavedDraft {
  return readDraft(saveDraft(draft).replaceAll(`"${typed}"`, `"${other}"`), source)
}

function readOperation(saved: unknown): SourcedOperation[] {
  const { type, source, values } = fieldsOf(saved)
  const known = typeof type === "number" ? operationTypes[type] : undefined
  if (known === undefined) return []
  return [
    {
      type: known,
      source: textOf(source) ?? "",
      values: savedValues(entryOf(known).fields, values),
    },
  ]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
