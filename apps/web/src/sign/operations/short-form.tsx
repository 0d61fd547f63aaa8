import type { ReactElement } from "react"
import type { Problems, Values } from "../../logic/operations/field.js"
import { emptyOperation, readOperation } from "../../logic/operations/operation.js"
import { entryOf } from "../../logic/operations/table.js"
import { emptyTransaction } from "../../logic/operations/transaction.js"
import { say as sayOfOperations } from "../../texts/en/operations.js"
import { say } from "../../texts/en/sign.js"
import { useFee } from "../fees/use-fee.js"
import { KindFields } from "../fields/kind-field.js"
import { DraftForm } from "./draft-form.js"
import { MergeFirst, useRemovals } from "./merge-first.js"
import type { OperationsFormProps } from "./operations-form.js"
import { type ShortFormName, shortForms } from "./short-forms.js"
import { Claims, EmptyLines } from "./suggestions.js"
import { useToDo } from "./use-deeds-of.js"
import { useSavedOperations } from "./use-saved-operations.js"

const none: Problems = new Map()

/** One operation by itself: the fields of the table, and what the account has to choose from. */
export default function ShortForm(
  props: OperationsFormProps & { form: ShortFormName },
): ReactElement {
  const { address, form, onBuilt } = props
  const type = shortForms[form]
  const { name, draft, save, clear, question } = useSavedOperations(address, form)
  const [operation = { ...emptyOperation(type), source: "" }] = draft.operations
  const { values } = operation
  const change = (changed: Values): void => save({ ...operation, values: changed })
  const isMerge = form === "merge"
  const removals = useRemovals(isMerge ? address : undefined, name, String(values.destination))
  const operations = [...removals.before, operation]
  const fee = useFee({ draft: name, count: operations.length })
  const read = readOperation(operation)
  const problems = "problems" in read ? read.problems : none
  const request = useToDo(address, operation)
  return (
    <DraftForm
      title={say(form)}
      request={request}
      fee={fee}
      problems={problems}
      draft={() => ({ ...emptyTransaction(address), operations })}
      onBuilt={onBuilt}
      question={question}
      onClear={() => {
        clear()
        removals.add(false)
      }}
    >
      <KindFields fields={entryOf(type).fields} path="" values={values} onChange={change} />
      {form === "trust" && <EmptyLines onChoose={change} />}
      {form === "claim" && <Claims address={address} onChoose={change} />}
      {isMerge && (
        <>
          <p className="hint">{sayOfOperations("mergeHint")}</p>
          <MergeFirst removals={removals} />
        </>
      )}
    </DraftForm>
  )
}
