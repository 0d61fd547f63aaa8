import { type Context, createContext } from "react"
import type { Problems } from "../../logic/operations/field.js"

/** What the fields of an operation share. */
export interface FieldContextValue {
  /** What is wrong, by the path of the field. */
  problems: Problems
  /** Whether the form was tried, so that empty fields show their problems too. */
  isTried: boolean
}

export const FieldContext: Context<FieldContextValue> = createContext<FieldContextValue>({
  problems: new Map(),
  isTried: false,
})
