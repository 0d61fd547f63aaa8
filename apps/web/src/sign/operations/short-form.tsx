import { type ReactElement, useState } from "react"
import type { Problems, Values } from "../../logic/operations/field.js"
import { emptyOperation } from "../../logic/operations/operation.js"
import { addressesIn, readDraft, replaceIn, saveDraft } from "../../logic/operations/saved-draft.js"
import { entryOf } from "../../logic/operations/table.js"
import { readTransaction } from "../../logic/operations/transaction.js"
import { operationsDraft } from "../../page/operations-draft.js"
import { usePageNetwork } from "../../page/page.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { useDraft } from "../../page/use-draft.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { useFee } from "../fees/use-fee.js"
import { FieldContext } from "../fields/field-context.js"
import { KindFields } from "../fields/kind-field.js"
import { useLookAlikeQuestion } from "../fields/use-look-alike-question.js"
import { DraftForm } from "./draft-form.js"
import { MergeFirst } from "./merge-first.js"
import { type ShortFormName, shortForms } from "./short-forms.js"
import { Suggestions } from "./suggestions.js"
import { useDeedsOf } from "./use-deeds-of.js"
import { useRemovals } from "./use-removals.js"

export interface ShortFormProps {
  address: string
  form: ShortFormName
  /** Called with the envelope, base64 XDR. */
  onBuilt: (xdr: string) => void
}

const none: Problems = new Map()

/** One operation by itself: the fields of the table, and what the account has to choose from. */
export default function ShortForm({ address, form, onBuilt }: ShortFormProps): ReactElement {
  const network = usePageNetwork()
  const type = shortForms[form]
  const name = operationsDraft(address, network.passphrase, form)
  const [text, setText] = useDraft(name, "draft")
  const [isTried, setTried] = useState(false)
  const saved = readDraft(text, address)
  const operation = saved.operations[0] ?? { ...emptyOperation(type), source: "" }
  const draft = { ...saved, operations: [operation] }
  const isMerge = form === "merge"
  const destination = isMerge ? (operation.values.destination as string) : ""
  const removals = useRemovals(isMerge ? address : undefined, name, destination)
  const fee = useFee({ draft: name, count: removals.before.length + 1 })
  const [deeds] = useDeedsOf(address, draft.operations)
  const sayDeeds = useSayDeeds()
  const read = readTransaction(draft, { baseFee: fee.perOperation, seqNum: "0" })
  const problems = ("problems" in read && read.problems.operations[0]) || none
  const change = (values: Values): void =>
    setText(saveDraft({ ...draft, operations: [{ ...operation, values }] }))
  const question = useLookAlikeQuestion(addressesIn(draft), (typed, known) =>
    setText(saveDraft(replaceIn(draft, typed, known, address))),
  )
  const title = sayOfSigning(form)
  return (
    <DraftForm
      title={title}
      request={deeds && sayDeeds(deeds, "toDo", address)}
      fee={fee}
      draft={() => ({ ...draft, operations: [...removals.before, operation] })}
      onBuilt={onBuilt}
      question={question}
      unready={() => {
        setTried(true)
        return problems.size > 0
      }}
      onClear={() => {
        setText("")
        removals.add(false)
        setTried(false)
      }}
    >
      <FieldContext value={{ problems, isTried }}>
        <KindFields
          fields={entryOf(type).fields}
          path=""
          values={operation.values}
          onChange={change}
        />
      </FieldContext>
      <Suggestions form={form} address={address} onChoose={change} />
      {isMerge && <MergeFirst removals={removals} />}
    </DraftForm>
  )
}
