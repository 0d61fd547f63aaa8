import { type ReactElement, useContext, useState } from "react"
import type { Field, FieldOf, Value, Values } from "../../logic/operations/field.js"
import { emptyValue, emptyVariant } from "../../logic/operations/open-field.js"
import { isSeveral } from "../../logic/operations/read-field.js"
import { say } from "../../texts/en/operations.js"
import { Button } from "../../ui/button.js"
import { InputField, SelectField, TextField } from "../../ui/field.js"
import { AccountField } from "./account-field.js"
import { AmountField } from "./amount-field.js"
import { AssetField } from "./asset-field.js"
import { FieldContext } from "./field-context.js"
import { fieldReason } from "./field-reason.js"
import { armOf, exampleOf, hintOf, labelOf } from "./field-words.js"
import { FlagsField } from "./flags-field.js"
import { PredicateField } from "./predicate-field.js"
import { TimeField } from "./time-field.js"
import type { TypedFieldProps } from "./typed-field.js"

export interface KindFieldProps {
  field: Field
  /** Where the field is, for its problem: `claimants.0.destination`. */
  path: string
  value: Value
  onChange: (value: Value) => void
}

/** A field of an operation or a transaction, drawn by its kind. */
export function KindField({ field, path, value, onChange }: KindFieldProps): ReactElement {
  const { problems, isTried } = useContext(FieldContext)
  const found = problems.get(path)
  const isShown = isTried || (typeof value === "string" && value.trim() !== "")
  const given = {
    label: labelOf(field.name),
    hint: hintOf(field),
    problem: found && isShown ? fieldReason(found) : undefined,
    onChange,
  }
  const text = typeof value === "string" ? value : ""
  switch (field.kind) {
    case "account":
      return <AccountField {...given} value={text} />
    case "asset":
      return <AssetField {...given} field={field} value={text} />
    case "amount":
      return <AmountField {...given} value={text} />
    case "flags":
      return <FlagsField {...given} field={field} value={value as readonly string[]} />
    case "time":
      return <TimeField {...given} value={text} />
    case "predicate":
      return <PredicateField {...given} path={path} value={value as Values} />
    case "json":
      return <TextField {...given} rows={4} value={text} />
    case "list":
      return <ListField {...given} field={field} path={path} value={value as readonly Value[]} />
    case "group":
      return (
        <fieldset className="op-group">
          <legend className="label">{given.label}</legend>
          <KindFields
            fields={field.fields}
            path={`${path}.`}
            values={(value || {}) as Values}
            onChange={onChange}
          />
        </fieldset>
      )
    case "variant":
      return <VariantField {...given} field={field} path={path} value={value as Values} />
    case "price":
    case "integer":
      return <InputField {...given} inputMode="decimal" dir="ltr" value={text} />
    case "text":
    case "bytes":
    case "assetCode":
      return <InputField {...given} spellCheck={false} value={text} />
    default:
      return <InputField {...given} code placeholder={exampleOf(field)} value={text} />
  }
}

export interface KindFieldsProps {
  fields: readonly Field[]
  /** What comes before their names in their paths. */
  path: string
  values: Values
  onChange: (values: Values) => void
}

/** Fields beside each other, where there is room. */
export function KindFields({ fields, path, values, onChange }: KindFieldsProps): ReactElement {
  return (
    <div className="op-fields">
      {fields.map((field) => (
        <div key={field.name} data-kind={field.kind}>
          <KindField
            field={field}
            path={path + field.name}
            value={values[field.name] ?? ""}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        </div>
      ))}
    </div>
  )
}

/** The fields of a variant's arm. */
function fieldsOf(arm: Field | readonly Field[]): readonly Field[] {
  return isSeveral(arm) ? arm : [arm]
}

/** Several values of one kind: add and remove. */
function ListField(
  props: TypedFieldProps<readonly Value[]> & { field: FieldOf<"list">; path: string },
): ReactElement {
  const { label, problem, field, path, value, onChange } = props
  const { item, least = 0, most } = field
  /** Keys of the items, so that each keeps its state when another is removed. */
  const [keys, setKeys] = useState(() => value.map((_, at) => at))
  const name = labelOf(item.name)
  const keyOf = (at: number): number => keys[at] ?? at
  return (
    <fieldset className="op-group">
      <legend className="label">{label}</legend>
      {value.map((one, at) => (
        <div key={keyOf(at)} className="op-list-item">
          <KindField
            field={item}
            path={`${path}.${at}`}
            value={one}
            onChange={(changed) => onChange(value.with(at, changed))}
          />
          {value.length > least && (
            <Button
              look="quiet"
              aria-label={say("removeNamed", { field: name, number: at + 1 })}
              onClick={() => {
                setKeys(value.map((_, index) => keyOf(index)).toSpliced(at, 1))
                onChange(value.toSpliced(at, 1))
              }}
            >
              {say("remove")}
            </Button>
          )}
        </div>
      ))}
      {value.length < most && (
        <p>
          <Button
            look="quiet"
            aria-invalid={problem !== undefined}
            aria-label={say("addNamed", { field: name })}
            onClick={() => {
              const all = value.map((_, index) => keyOf(index))
              setKeys([...all, Math.max(-1, ...all) + 1])
              onChange([...value, emptyValue(item)])
            }}
          >
            {say("addNamed", { field: name })}
          </Button>
        </p>
      )}
      {problem && <p className="message message-problem">{problem}</p>}
    </fieldset>
  )
}

/** A choice of contents, and the fields of the chosen one. */
function VariantField(
  props: TypedFieldProps<Values> & { field: FieldOf<"variant">; path: string },
): ReactElement {
  const { label, hint, field, path, value, onChange } = props
  const type = value.type as string
  return (
    <div className="op-variant">
      <SelectField
        label={label}
        hint={hint}
        options={Object.keys(field.arms).map((arm) => [arm, armOf(arm)] as const)}
        value={type}
        onChange={(chosen) => onChange(emptyVariant(field, chosen))}
      />
      <KindFields
        key={type}
        fields={fieldsOf(field.arms[type] ?? [])}
        path={`${path}.`}
        values={value}
        onChange={onChange}
      />
    </div>
  )
}
