import { type ReactElement, useContext } from "react"
import type { Values } from "../../logic/operations/field.js"
import {
  emptyPredicate,
  type PredicateType,
  predicateTypes,
} from "../../logic/operations/predicate.js"
import { InputField, SelectField } from "../../ui/field.js"
import { FieldContext } from "./field-context.js"
import { fieldReason } from "./field-reason.js"
import { labelOf, predicateOf } from "./field-words.js"
import { TimeField } from "./time-field.js"
import type { TypedFieldProps } from "./typed-field.js"

/** When a balance can be claimed. What combines others has them inside. */
export function PredicateField(props: TypedFieldProps<Values> & { path: string }): ReactElement {
  const { label, path, value, onChange } = props
  const type = value.type as PredicateType
  const { problems, isTried } = useContext(FieldContext)
  const found = problems.get(`${path}.time`)
  const text = (value.time ?? "") as string
  const time = {
    problem: found && (isTried || text !== "") ? fieldReason(found) : undefined,
    value: text,
    onChange: (time: string) => onChange({ type, time }),
  }
  const parts = (value.parts ?? []) as readonly Values[]
  return (
    <div className="op-variant">
      <SelectField
        label={label}
        options={predicateTypes.map((one) => [one, predicateOf(one)] as const)}
        value={type}
        onChange={(chosen) => onChange(emptyPredicate(chosen))}
      />
      {type === "before" && <TimeField label={labelOf("time")} {...time} />}
      {type === "within" && <InputField label={labelOf("seconds")} inputMode="numeric" {...time} />}
      {parts.length > 0 && (
        <div className="op-parts">
          {parts.map((part, at) => (
            <PredicateField
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts have fixed places
              key={at}
              label={label}
              problem={undefined}
              path={`${path}.parts.${at}`}
              value={part}
              onChange={(changed) => onChange({ type, parts: parts.with(at, changed) })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
