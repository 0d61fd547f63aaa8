import { useState } from "react"
import { useTabStores } from "./tab-stores.js"

/**
 * The text of a field, as state that survives a reload. Without a form, it is plain state: what a link fills in is not
 * a draft.
 */
export function useDraft(
  form: string | undefined,
  field: string,
  initial = "",
): [text: string, change: (text: string) => void] {
  const { drafts } = useTabStores()
  const [text, setText] = useState(() => (form && drafts.read(form, field)) || initial)
  return [
    text,
    (typed) => {
      setText(typed)
      // A field without a draft starts with its initial text, so don't keep that.
      if (form) drafts.write(form, field, typed === initial ? "" : typed)
    },
  ]
}
