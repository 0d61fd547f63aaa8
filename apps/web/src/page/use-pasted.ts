import { type FormEvent, useState } from "react"
import { useDraft } from "./use-draft.js"

/** The state of a form for pasted text: the props of its field, and its submit handler. */
export interface Pasted {
  field: {
    value: string
    onChange: (text: string) => void
    /** Why the last submitted text is invalid. Undefined if it is not. */
    error: unknown
    onError: (error: unknown) => void
  }
  submit: (event: FormEvent) => Promise<void>
  /** Empties the field. */
  clear: () => void
}

/**
 * Keeps a pasted text and reads it on submit. `read` throws an error if the text is invalid. With a `draft`, a form's
 * name among the drafts, the text survives a reload.
 */
export function usePasted(read: (text: string) => Promise<void>, draft?: string): Pasted {
  const [value, setValue] = useDraft(draft, "text")
  const [error, onError] = useState<unknown>()
  return {
    field: { value, onChange: setValue, error, onError },
    async submit(event) {
      event.preventDefault()
      onError(
        await read(value).then(
          () => undefined,
          (error: unknown) => error,
        ),
      )
    },
    clear() {
      setValue("")
      onError(undefined)
    },
  }
}
