import {
  addressesIn,
  readDraft,
  replaceIn,
  type SavedDraft,
  saveDraft,
} from "../../logic/operations/saved-draft.js"
import { emptyTransaction, type SourcedOperation } from "../../logic/operations/transaction.js"
import { operationsDraft } from "../../page/operations-draft.js"
import { usePageNetwork } from "../../page/page.js"
import type { Form } from "../../page/place.js"
import { useDraft } from "../../page/use-draft.js"
import type { ComposeFormProps } from "../../ui/compose-form.js"
import { useLookAlikeQuestion } from "../fields/use-look-alike-question.js"

/** The draft of a form, which survives a reload. */
export interface SavedOperations {
  /** The form's name among the drafts. */
  name: string
  draft: SavedDraft
  change: (draft: SavedDraft) => void
  /** Changes the operations alone. */
  save: (...operations: readonly SourcedOperation[]) => void
  clear: () => void
  /** The question of the bar while one of its addresses looks like a known one. */
  question: ComposeFormProps["question"]
}

/** The draft of a form that is made of operations. */
export function useSavedOperations(address: string, form: Form): SavedOperations {
  const { passphrase } = usePageNetwork()
  const name = operationsDraft(address, passphrase, form)
  const [text, setText] = useDraft(name, "draft")
  const draft = readDraft(text, address)
  const change = (changed: SavedDraft): void => setText(saveDraft(changed))
  return {
    name,
    draft,
    change,
    save: (...operations) => change({ ...emptyTransaction(address), operations }),
    clear: () => setText(""),
    question: useLookAlikeQuestion(addressesIn(draft), (typed, known) =>
      change(replaceIn(draft, typed, known, address)),
    ),
  }
}
