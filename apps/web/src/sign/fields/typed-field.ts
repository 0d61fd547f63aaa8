import type { Value } from "../../logic/operations/field.js"

/** What the components of the kinds get. */
export interface TypedFieldProps<Content extends Value = string> {
  label: string
  hint?: string | undefined
  problem: string | undefined
  value: Content
  onChange: (value: Content) => void
}
