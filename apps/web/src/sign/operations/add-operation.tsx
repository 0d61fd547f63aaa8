import { type ReactElement, useState } from "react"
import {
  entryOf,
  type OperationType,
  operationGroups,
  operationTypes,
} from "../../logic/operations/table.js"
import { say } from "../../texts/en/operations.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { InputField } from "../../ui/field.js"
import { useArrival } from "../../ui/use-arrival.js"
import { operationName } from "../fields/field-words.js"
import { FoldedItem } from "./folded-item.js"

export interface AddOperationProps {
  /** How many operations the transaction has. */
  count: number
  onAdd: (type: OperationType) => void
  /** Returns to the list, or to the payment while the list is empty. */
  onBack: () => void
}

/** All operations of the protocol, to choose one: by group, or by a text in their name. */
export function AddOperation({ count, onAdd, onBack }: AddOperationProps): ReactElement {
  const heading = useArrival<HTMLHeadingElement>()
  const [sought, seek] = useState("")
  const [open, setOpen] = useState<string | undefined>("pay")
  const text = sought.trim().toLocaleLowerCase()
  const found = operationTypes.filter((type) =>
    `${operationName(type)} ${type}`.toLocaleLowerCase().includes(text),
  )
  return (
    <div className="form">
      <h2 className="work-title" ref={heading} tabIndex={-1}>
        {say("add")}
      </h2>
      <InputField
        label={say("find", { count: operationTypes.length })}
        hint={text !== "" && found.length === 0 ? say("noneFound") : undefined}
        value={sought}
        onChange={seek}
      />
      {text === "" ? (
        <ul className="ops">
          {operationGroups.map((group) => {
            const types = operationTypes.filter((type) => entryOf(type).group === group)
            return (
              <FoldedItem
                key={group}
                title={
                  <>
                    {say(`group_${group}`)} <span className="hint">{types.length}</span>
                  </>
                }
                detail={say(`about_${group}`)}
                isOpen={open === group}
                onOpen={(isOpen) => setOpen(isOpen ? group : undefined)}
              >
                <Picks types={types} onAdd={onAdd} />
              </FoldedItem>
            )
          })}
        </ul>
      ) : (
        <Picks types={found} onAdd={onAdd} />
      )}
      <ActionBar
        request={say("kinds", { count: operationTypes.length })}
        detail={say("becomes", { number: count + 1 })}
      >
        <Button look="primary" onClick={onBack}>
          {count > 0 ? say("backToList") : say("backToPayment")}
        </Button>
      </ActionBar>
    </div>
  )
}

function Picks({
  types,
  onAdd,
}: {
  types: readonly OperationType[]
  onAdd: (type: OperationType) => void
}): ReactElement {
  return (
    <ul className="op-picks">
      {types.map((type) => (
        <li key={type}>
          <button type="button" onClick={() => onAdd(type)}>
            {operationName(type)}
            {entryOf(type).isOld && <span className="hint"> {say("old")}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
