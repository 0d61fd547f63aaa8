import { type FormEvent, useState } from "react"
import { useDraft } from "../app/use-draft.js"
import { reasonOf } from "./reason-of.js"

/** The state of a form for pasted text: the props of its field, and its submit handler. */
export interface Pasted {
  field: {
    value: string
    onChange: (text: string) => void
    /** Why the last submitted text is invalid. Undefined if it is not. */
    problem: string | undefined
    onProblem: (problem: string | undefined) => void
  }
  submit: (event: FormEvent) => Promise<void>
  /** Empties the field. */
  clear: () => void
}

/**
 * Keeps a pasted text and reads it on submit. `read` throws an `Error` with a readable message if the text is invalid.
 * With a `draft`, a form's name among the drafts, the text survives a reload.
 */
export function usePasted(read: (text: string) => Promise<void>, draft?: string): Pasted {
  const [value, setValue] = useDraft(draft, "text")
  const [problem, onProblem] = useState<string>()
  return {
    field: { value, onChange: setValue, problem, onProblem },
    async submit(event) {
      event.preventDefault()
      onProblem(await read(value).then(() => undefined, reasonOf))
    },
    clear() {
      setValue("")
      onProblem(undefined)
    },
  }
}
