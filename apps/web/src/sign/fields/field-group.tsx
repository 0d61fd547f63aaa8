import { type ReactElement, type ReactNode, useId, useState } from "react"
import type { Value } from "../../logic/operations/field.js"
import { say } from "../../texts/en/operations.js"
import { Button } from "../../ui/button.js"

export interface FieldGroupProps {
  label: ReactNode
  hint?: ReactNode
  problem?: string | undefined
  children: ReactNode
}

/** Fields that belong together. */
export function FieldGroup({ label, hint, problem, children }: FieldGroupProps): ReactElement {
  const id = useId()
  return (
    <fieldset className="op-group" aria-describedby={problem && id}>
      <legend className="label">{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      {children}
      {problem && (
        <p id={id} className="message message-problem">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

export interface FieldListProps extends Omit<FieldGroupProps, "children"> {
  /** The name of one value. */
  name: string
  values: readonly Value[]
  /** What is added. */
  empty: Value
  least?: number
  most?: number
  onChange: (values: readonly Value[]) => void
  /** The fields of one value. */
  children: (value: Value, at: number, onChange: (value: Value) => void) => ReactNode
}

/** Several values of one kind: add and remove. */
export function FieldList(props: FieldListProps): ReactElement {
  const { name, values, empty, least = 0, most = Infinity, onChange, children, ...group } = props
  /** Keys of the values, so that the fields of each keep their state when another is removed. */
  const [keys, setKeys] = useState<readonly number[]>([])
  const known = values.map((_, at) => keys[at] ?? at)
  return (
    <FieldGroup {...group}>
      {values.map((value, at) => (
        <div key={known[at]} className="op-list-item">
          {children(value, at, (changed) => onChange(values.with(at, changed)))}
          {values.length > least && (
            <Button
              look="quiet"
              aria-label={say("removeNamed", { field: name, number: at + 1 })}
              onClick={({ currentTarget: { parentElement: row } }) => {
                const beside = row?.nextElementSibling ?? row?.previousElementSibling
                beside?.querySelector<HTMLElement>("input, select, textarea, button")?.focus()
                setKeys(known.toSpliced(at, 1))
                onChange(values.toSpliced(at, 1))
              }}
            >
              {say("remove")}
            </Button>
          )}
        </div>
      ))}
      {values.length < most && (
        <p>
          <Button
            look="quiet"
            aria-invalid={group.problem !== undefined}
            onClick={() => {
              setKeys([...known, Math.max(-1, ...known) + 1])
              onChange([...values, empty])
            }}
          >
            {say("addNamed", { field: name })}
          </Button>
        </p>
      )}
    </FieldGroup>
  )
}
