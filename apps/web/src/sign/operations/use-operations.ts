import { useState } from "react"
import { emptyOperation } from "../../logic/operations/operation.js"
import { readDraft, type SavedDraft, saveDraft } from "../../logic/operations/saved-draft.js"
import type { OperationType } from "../../logic/operations/table.js"
import { emptyTransaction, type SourcedOperation } from "../../logic/operations/transaction.js"
import { operationsDraft } from "../../page/operations-draft.js"
import { usePageNetwork } from "../../page/page.js"
import { useDraft } from "../../page/use-draft.js"

/** The draft of the form, and what can be done with its operations. */
export interface Operations {
  draft: SavedDraft
  /** A key of each operation, which it keeps when it moves. */
  keys: readonly number[]
  change: (draft: SavedDraft) => void
  add: (type: OperationType) => void
  set: (at: number, operation: SourcedOperation) => void
  move: (at: number, to: number) => void
  copy: (at: number) => void
  remove: (at: number) => void
  clear: () => void
}

/** The draft of the general form, which survives a reload. */
export function useOperations(address: string): Operations {
  const { passphrase } = usePageNetwork()
  const [text, setText] = useDraft(operationsDraft(address, passphrase), "draft")
  const [draft, setDraft] = useState(() => readDraft(text, address))
  const [keys, setKeys] = useState<readonly number[]>(() => draft.operations.map((_, at) => at))
  const change = (changed: SavedDraft): void => {
    setDraft(changed)
    setText(saveDraft(changed))
  }
  const arrange = (operations: readonly SourcedOperation[], ordered: readonly number[]): void => {
    setKeys(ordered)
    change({ ...draft, operations })
  }
  const { operations } = draft
  const newKey = Math.max(-1, ...keys) + 1
  return {
    draft,
    keys,
    change,
    add: (type) =>
      arrange([...operations, { ...emptyOperation(type), source: "" }], [...keys, newKey]),
    set: (at, operation) => change({ ...draft, operations: operations.with(at, operation) }),
    move: (at, to) =>
      arrange(
        operations.toSpliced(at, 1).toSpliced(to, 0, operations[at]!),
        keys.toSpliced(at, 1).toSpliced(to, 0, keys[at]!),
      ),
    copy: (at) =>
      arrange(operations.toSpliced(at + 1, 0, operations[at]!), keys.toSpliced(at + 1, 0, newKey)),
    remove: (at) => arrange(operations.toSpliced(at, 1), keys.toSpliced(at, 1)),
    clear() {
      setKeys([])
      setDraft(emptyTransaction(address))
      setText("")
    },
  }
}
