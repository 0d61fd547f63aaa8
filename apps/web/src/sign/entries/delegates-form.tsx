import { withDelegates } from "@alidade/core/entries"
import type { ReactElement } from "react"
import { ProblemError } from "../../logic/problem.js"
import { usePasted } from "../../page/use-pasted.js"
import { say } from "../../texts/en/entries.js"
import { Button } from "../../ui/button.js"
import { TextField } from "../../ui/field.js"
import { reasonOf } from "../../ui/reason-of.js"

export interface DelegatesFormProps {
  /** Base64 `SorobanAuthorizationEntry`. */
  entry: string
  onChanged: (entry: string) => void
}

/** Lets delegates sign an entry in place of its account (CAP-71). */
export function DelegatesForm({ entry, onChanged }: DelegatesFormProps): ReactElement {
  const { field, submit } = usePasted(async (text) => {
    const delegates = text.split(/[\s,;]+/).filter(Boolean)
    if (delegates.length === 0) throw new ProblemError({ problem: "noDelegates" })
    onChanged(withDelegates(entry, delegates))
  })
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say("addDelegates")}>
      <TextField
        label={say("delegates")}
        problem={
          field.error === undefined
            ? undefined
            : reasonOf<{ problem: "noDelegates" }>(field.error, say.problem)
        }
        hint={say("delegatesHint")}
        rows={3}
        value={field.value}
        onChange={(typed) => {
          field.onChange(typed)
          field.onError(undefined)
        }}
      />
      <div className="actions">
        <Button type="submit">{say("useDelegates")}</Button>
      </div>
    </form>
  )
}
