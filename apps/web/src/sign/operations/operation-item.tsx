import type { ReactElement } from "react"
import type { Problems } from "../../logic/operations/field.js"
import { entryOf } from "../../logic/operations/table.js"
import type { SourcedOperation } from "../../logic/operations/transaction.js"
import { operationSource } from "../../logic/operations/transaction-fields.js"
import type { Deeds } from "../../logic/sentence/deed.js"
import { Sentence } from "../../page/sentence/sentence.js"
import { say } from "../../texts/en/operations.js"
import { type MenuItem, MoreMenu } from "../../ui/more-menu.js"
import { FieldContext } from "../fields/field-context.js"
import { operationName } from "../fields/field-words.js"
import { KindField, KindFields } from "../fields/kind-field.js"
import { FoldedItem } from "./folded-item.js"

export interface OperationItemProps {
  /** Its place in the transaction, from 1. */
  number: number
  operation: SourcedOperation
  deeds: Deeds | undefined
  problems: Problems
  isTried: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (operation: SourcedOperation) => void
  /** Moves, copies, and removes it. */
  acts: readonly MenuItem[]
}

/** An operation of the list: what it does, and its fields. */
export function OperationItem(props: OperationItemProps): ReactElement {
  const { number, operation, deeds, problems, isTried, isOpen, onOpen, onChange, acts } = props
  const name = operationName(operation.type)
  const isIncomplete = isTried && problems.size > 0
  return (
    <FoldedItem
      number={number}
      title={deeds ? <Sentence deeds={deeds} form="toDo" /> : name}
      detail={
        isIncomplete ? (
          <span className="message-problem">{say("incomplete")}</span>
        ) : deeds ? (
          name
        ) : (
          say("fillIn")
        )
      }
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <FieldContext value={{ problems, isTried }}>
        <KindFields
          fields={entryOf(operation.type).fields}
          path=""
          values={operation.values}
          onChange={(values) => onChange({ ...operation, values })}
        />
        <div className="op-source">
          <KindField
            field={operationSource}
            path="source"
            value={operation.source}
            onChange={(source) => onChange({ ...operation, source: source as string })}
          />
          <MoreMenu text={say("arrange")} items={acts} />
        </div>
      </FieldContext>
    </FoldedItem>
  )
}
